import { useEffect, useRef, useState } from 'react';
import { api, ApiFailure, isPassing } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { largestPackage, megabytes } from '../cartridge-limits.ts';
import type { CartridgeReport, cartridgesContract } from '../contract.ts';
import { useLastImport } from './use-last-import.ts';

const call = api<typeof cartridgesContract>();

/** A package that was read, and what can be added from it, or has been. */
export interface Found {
  file: File;
  /** Of the package at the server. */
  id: string;
  answer: CartridgeReport;
  added: boolean;
}

/** What is happening to a package. */
export type Step =
  | { state: 'sending' | 'resending' | 'waiting'; name: string; sent: number; of: number }
  | { state: 'reading' | 'adding' };

/** Why sending ended: someone who only leaves the page may go on with it for a day. */
const dismissed = 'dismissed';

interface Way {
  onChange: (now: { state: string; sent: number }) => void;
  signal: AbortSignal;
  /** The server has its id, and room for it. */
  onBegun: (id: string) => void;
}

/** Sends the bytes of a package, and goes on where it stopped; resolves to its id. */
export type Upload = (file: File, way: Way) => Promise<string>;

/** A package is sent once: its report leaves it at the server, and adding it names it. */
export function usePackage(courseId: string, upload: Upload) {
  /** What its author chose. */
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<Found>();
  const [step, setStep] = useState<Step>();
  /** Tries again what failed for the moment. */
  const [again, setAgain] = useState<() => void>();
  const submission = useSubmission();
  const underWay = useRef<AbortController>(undefined);
  /** The id of the last package that was begun. */
  const begun = useRef<string>(undefined);
  const removed = useRef<Promise<unknown>>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const forget = (): void => {
    setFile(undefined);
    setFound(undefined);
    setAgain(undefined);
    submission.reset();
  };
  // Once a package was added, the report of another one holds no longer.
  const { last, look } = useLastImport(courseId, forget);

  /** If this fails, it is removed a day later. */
  const remove = (id: string): void => {
    removed.current = call('DELETE /cartridges/{id}', { params: { id } }).catch(() => {});
  };
  const send = async (file: File, state: 'sending' | 'resending' = 'sending') => {
    const { signal } = (underWay.current = new AbortController());
    const { name, size: of } = file;
    setStep({ state, name, sent: 0, of });
    // Otherwise the same file would continue an upload that is about to be removed.
    await removed.current;
    return upload(file, {
      signal,
      onBegun: (id) => {
        if (signal.reason === dismissed) remove(id);
        else begun.current = id;
      },
      onChange: (now) =>
        setStep({ state: now.state === 'waiting' ? 'waiting' : state, name, sent: now.sent, of }),
    });
  };
  const ask = (id: string, stamp?: string) => {
    setStep({ state: stamp === undefined ? 'reading' : 'adding' });
    return call('POST /authoring/courses/{id}/cartridge', {
      params: { id: courseId },
      body: { package: id, ...(stamp !== undefined && { stamp }) },
    });
  };
  const show = async (file: File, id?: string) => {
    const sent = id ?? (await send(file));
    const answer = await ask(sent).catch((failure: unknown) => {
      // Its author never saw it, and has no button to remove it.
      if (codeOf(failure) === 'cartridges/unreadable') remove(sent);
      throw failure;
    });
    setFound({ file, id: sent, answer, added: false });
  };
  const addPackage = async (shown: Found, resent = false): Promise<void> => {
    const { file, id, answer } = shown;
    try {
      setFound({ ...shown, answer: await ask(id, answer.stamp), added: true });
    } catch (failure) {
      if (codeOf(failure) === 'cartridges/not-as-shown') await show(file, id);
      if (codeOf(failure) !== 'media/no-package' || resent) throw failure;
      // It was stored for a day, or another one took its place. The report holds for the same file.
      const next = { ...shown, id: await send(file, 'resending') };
      setFound(next);
      return addPackage(next, true);
    }
    toast.success('Cartridge added to the draft');
  };

  const submit = (work: () => Promise<void>): void => {
    setAgain(undefined);
    underWay.current = undefined;
    void submission.submit(() =>
      work()
        .catch((failure: unknown) => {
          if (underWay.current?.signal.aborted) return;
          if (isPassing(failure)) setAgain(() => () => submit(work));
          throw isGone(failure) ? replaced() : failure;
        })
        .finally(() => void look()),
    );
  };
  const choose = (chosen: File): void => {
    setFile(chosen);
    setFound(undefined);
    submit(async () => {
      if (chosen.size > largestPackage) throw tooLarge(chosen);
      await show(chosen);
    });
  };
  const dismiss = (): void => {
    underWay.current?.abort(dismissed);
    forget();
    if (begun.current) remove(begun.current);
    begun.current = undefined;
    if (found) toast.success('Package removed');
  };
  return {
    file,
    found,
    last,
    step,
    busy: submission.busy,
    text: submission.text,
    again,
    choose,
    add: () => found && submit(() => addPackage(found)),
    dismiss,
  };
}

const codeOf = (failure: unknown) => (failure instanceof ApiFailure ? failure.code : undefined);

/** The upload was removed. */
const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.code === 'media/not-sent' &&
  [404, 410].includes(failure.status);

const replaced = () =>
  new ApiFailure(
    409,
    'cartridges/replaced',
    'You began to send another package in another window, or removed this one there. Only your last package is stored. Choose the file again to send this one.',
  );

const tooLarge = ({ name }: File) =>
  new ApiFailure(
    413,
    'request/too-large',
    `“${name}” is larger than ${megabytes(largestPackage)}. Export it in parts.`,
  );
