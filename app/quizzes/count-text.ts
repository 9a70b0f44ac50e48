const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const moreWords = ['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'one', 'twelve', '13'. */
export const inWords = (count: number): string => [...words, ...moreWords][count] ?? String(count);

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

interface Given {
  choices: readonly unknown[];
  flagged: boolean;
}

/** 'Eleven answered, one open, two flagged.'; of the only question: 'Answered, flagged.' */
export function overviewText(given: readonly Given[]): string {
  const answered = given.filter(({ choices }) => choices.length > 0).length;
  const flagged = given.filter((each) => each.flagged).length;
  const parts =
    given.length === 1
      ? [answered === 1 ? 'answered' : 'still open', flagged > 0 && 'flagged']
      : [
          answered === given.length
            ? `all ${inWords(answered)} answered`
            : `${inWords(answered)} answered`,
          answered < given.length && `${inWords(given.length - answered)} open`,
          flagged > 0 && `${inWords(flagged)} flagged`,
        ];
  return `${capital(parts.filter(Boolean).join(', '))}.`;
}

/** '9 of 12. Passed.', '6 of 12. Two short.' */
export const resultText = ({
  right,
  of,
  passMark,
}: {
  right: number;
  of: number;
  passMark: number;
}): string =>
  `${right} of ${of}. ${right >= passMark ? 'Passed' : `${capital(inWords(passMark - right))} short`}.`;

/** 'one minute', 'ten minutes', '15 minutes'. */
export const waitText = (minutes: number): string =>
  `${inWords(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
