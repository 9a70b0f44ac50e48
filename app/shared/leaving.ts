type Question = () => Promise<boolean>;

let question: Question | undefined;

/** From now on, `ask` is asked before the session is ended here. Answers how to withdraw it. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Whether nothing on this page would be lost, or the person leaves all the same. */
export const mayLeave = async (): Promise<boolean> => (await question?.()) ?? true;
