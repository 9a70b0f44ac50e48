import type { Problem } from '#app/shared/problem.ts';

/**
 * Refuses an edit whose update found no row: with `changed` if the row has a newer version by now,
 * with `gone` if the row doesn't exist.
 */
export const missedEdit =
  <Code extends string>(
    refuse: (code: Code) => Problem,
    {
      find,
      changed,
      gone,
    }: { find: (id: string) => Promise<unknown>; changed: NoInfer<Code>; gone: NoInfer<Code> },
  ) =>
  async (id: string): Promise<never> => {
    throw refuse((await find(id)) ? changed : gone);
  };
