// Fails the application at crash points in one of four ways, and checks what is left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CrashApp, type Fault } from './crash-app.ts';
import type { Point } from './crash-points.ts';
import { Stage } from './crash-stage.ts';

export interface CellOutcome {
  point: string;
  what: string;
  fault: Fault;
  /** Undefined if the cell is green. */
  failure?: string;
  seconds: number;
}

/** Of a tenth of a second, until everything is settled. */
const mostWaits = 300;

/** What the stall takes, and the two seconds after which a job is noticed at the latest. */
const stallMs = 12_500;

interface Cell {
  point: Point;
  fault: Fault;
}

/** Plays the cells one after another, in one school. */
export async function crashCells(
  cells: readonly Cell[],
  report: (outcome: CellOutcome) => void,
): Promise<CellOutcome[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftoff-crash-'));
  const stage = await Stage.open(dataDir);
  const outcomes: CellOutcome[] = [];
  try {
    const tenzin = await stage.person('tenzin@example.in');
    const orderId = await stage.order(tenzin);
    await stage.report(tenzin, orderId, await stage.pay(orderId));
    await stage.call(
      'PUT',
      `/referral/update/${tenzin.uid}`,
      { referralCode: 'TENZIN_BUILDS' },
      tenzin.token,
    );
    for (const { point, fault } of cells) {
      const started = performance.now();
      const text = await play(stage, point, fault).catch((error: unknown) => String(error));
      const outcome = {
        point: point.name,
        what: point.what,
        fault,
        ...(text && { failure: text }),
        seconds: (performance.now() - started) / 1000,
      };
      outcomes.push(outcome);
      report(outcome);
      await stage.app.restartIfDead({ expected: false });
    }
  } finally {
    await stage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return outcomes;
}

/** Plays one cell. Returns what is wrong, if anything. */
async function play(stage: Stage, point: Point, fault: Fault): Promise<string | undefined> {
  stage.orders = [];
  stage.razorpay.events.splice(0);
  const second = point.name === 'CP18' ? await CrashApp.start(stage.environment) : undefined;
  try {
    const path = typeof point.path === 'function' ? point.path(fault) : point.path;
    let reached: Promise<string | undefined> = Promise.resolve('in another process');
    let armedAt = 0;
    const arm = async () => {
      armedAt = performance.now();
      if (!point.elsewhere) ({ reached } = await stage.app.arm({ path, fault }));
    };
    const { afterwards, done } = await point.play({ stage, fault, code: 'TENZIN_BUILDS', arm });
    if (!(await reached)) return 'the point was not reached';
    // A job stalls without anybody waiting for it.
    if (fault === 'stall') await wait(Math.max(0, armedAt + stallMs - performance.now()));
    const killed = fault === 'kill' && !point.elsewhere;
    const died = await stage.app.restartIfDead({ expected: killed });
    if (died !== killed)
      return died ? 'the application ended itself' : 'the application survived being killed';
    const atOnce = await stage.faults();
    // What the gateway knows, and we don't yet, is the reconciler's to find.
    const broken = atOnce.filter((line) => !/^(I4 the capture|I9 pay)/.test(line));
    if (broken.length > 0) return `after the crash: ${broken.join('; ')}`;
    await afterwards?.();
    await stage.reconcile();
    const orphans = fault === 'kill' || fault === 'disconnect';
    for (let waits = 0; !(await done()); waits += 1) {
      if (waits === mostWaits) return 'it was not settled after one reconcile';
      if (waits % 30 === 0) await stage.hurryJobs({ orphans });
      await wait(100);
    }
    const left = await stage.faults();
    return left.length > 0 ? left.join('; ') : undefined;
  } finally {
    await second?.stop();
  }
}
