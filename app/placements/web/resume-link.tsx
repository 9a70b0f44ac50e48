import { FileDown } from 'lucide-react';
import { failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { toast } from '#app/ui/toast.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import { sizeText } from '../resume-file.ts';

interface ResumeLinkProps {
  resume: { name: string; bytes: number };
  ask: () => Promise<Uint8Array>;
}

/** Fetched with the token and then saved (decisions.md ruling 47). */
export function ResumeLink({ resume: { name, bytes }, ask }: ResumeLinkProps) {
  const { busy, save } = useSaving();
  const take = () =>
    save(async () => {
      try {
        saveFile({ name, text: new Uint8Array(await ask()), type: 'application/pdf' });
      } catch (failure) {
        toast.error(failureText(failure));
      }
    });
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void take()}>
      <FileDown /> {name} ({sizeText(bytes)})
    </Button>
  );
}
