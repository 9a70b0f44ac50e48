import { FileFault } from './package.service.ts';
import { lineOf } from './manifest.service.ts';
import { elementIn, htmlOf, textIn } from './html.service.ts';
import { allOf, childrenOf, elementAt, wordsIn, type XmlElement } from './xml.service.ts';

/** A question of QTI 1.2, as far as our kinds of practice go. */
export interface Question {
  ident: string;
  title: string;
  text: string;
  several: boolean;
  /** Empty for a gap. */
  options: readonly { text: string; right: boolean; said: string }[];
  /** What counts in a gap; empty for a choice. */
  answers: readonly string[];
  /** Why the answer is right; may be empty. */
  why: string;
}

/** @throws {FileFault} if none of our kinds fits */
export function questionIn(item: XmlElement): Question {
  const profile = profileOf(item);
  const read = readers[profile];
  if (!read) throw new FileFault(unfit[profile] ?? 'None of our kinds of practice fits it.');
  const presentation = elementAt(item, 'presentation');
  if (!presentation) throw new FileFault('It asks nothing.');
  return {
    ident: item.attributes['ident'] ?? '',
    title: lineOf(item.attributes['title'] ?? ''),
    text: askedIn(presentation),
    several: profile === 'multiple_response',
    options: [],
    answers: [],
    why: whyOf(item),
    ...read(item, presentation),
  };
}

/** What it asks, for the report, however strange it is. */
export function nameOfQuestion(item: XmlElement): string {
  const presentation = elementAt(item, 'presentation');
  const [first] = presentation ? allOf(presentation, 'mattext') : [];
  return lineOf(
    first ? plainText(first, { pictures: true }) : (item.attributes['title'] ?? ''),
  ).slice(0, 100);
}

/** 'multiple_choice' */
const profileOf = (item: XmlElement): string => {
  const field = allOf(item, 'qtimetadatafield').find(
    (each) => wordsIn(elementAt(each, 'fieldlabel')).trim() === 'cc_profile',
  );
  const entry = wordsIn(elementAt(field, 'fieldentry')).trim();
  return /^cc\.(\w+)\.v\dp\d$/.exec(entry)?.[1] ?? entry;
};

const unfit: Readonly<Record<string, string>> = {
  essay: 'A person would have to judge the answer.',
  pattern_match: 'It accepts answers by a pattern. Our gaps accept exact ones.',
};

type Read = (item: XmlElement, presentation: XmlElement) => Partial<Question>;

const readers: Readonly<Record<string, Read>> = {
  multiple_choice: (item, presentation) => ({ options: oneRight(optionsIn(item, presentation)) }),
  true_false: (item, presentation) => ({ options: oneRight(optionsIn(item, presentation)) }),
  multiple_response: (item, presentation) => ({ options: optionsIn(item, presentation) }),
  fib: (item, presentation) => {
    if (allOf(presentation, 'render_fib').length !== 1)
      throw new FileFault('It has several gaps, and does not say which answer belongs where.');
    return { answers: answersIn(item) };
  },
};

function askedIn(presentation: XmlElement): string {
  const materials = ownMaterials(presentation);
  if (materials.some((each) => allOf(each, 'matimage').length > 0)) throw picturesFault();
  const texts = materials.flatMap((each) => allOf(each, 'mattext'));
  return lineOf(texts.map((text) => plainText(text)).join(' '));
}

/** Those of the question, not of its options. */
const ownMaterials = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string' || child.name.startsWith('response_')) return [];
    return child.name === 'material' ? [child] : ownMaterials(child);
  });

const picturesFault = () => new FileFault('It shows a picture, which practice can’t.');

/** Its words: practice has no markup. @throws {FileFault} */
function plainText(text: XmlElement, { pictures = false } = {}): string {
  const words = wordsIn(text);
  if (text.attributes['texttype'] !== 'text/html') return lineOf(words);
  const nodes = htmlOf(words.replaceAll(/<(br|\/p|\/div|\/li|\/h\d)\b/gi, ' $&'));
  if (!pictures && elementIn(nodes, 'img')) throw picturesFault();
  return lineOf(nodes.map(textIn).join(''));
}

/** Which answers give how many points, and the feedback that is shown for them. */
interface Condition {
  variables: XmlElement;
  points: number;
  said: string;
}

const conditionsIn = (item: XmlElement): Condition[] =>
  allOf(item, 'respcondition').flatMap((each) => {
    const variables = elementAt(each, 'conditionvar');
    if (!variables) return [];
    const set = childrenOf(each, 'setvar').map((one) => Number(wordsIn(one)));
    const shown = elementAt(each, 'displayfeedback')?.attributes['linkrefid'];
    return [{ variables, points: Math.max(0, ...set), said: feedbackIn(item, shown) }];
  });

function feedbackIn(item: XmlElement, ident: string | undefined): string {
  const found = childrenOf(item, 'itemfeedback').find((each) => each.attributes['ident'] === ident);
  return found
    ? lineOf(
        allOf(found, 'mattext')
          .map((text) => plainText(text, { pictures: true }))
          .join(' '),
      )
    : '';
}

/** The conditions that give the most points. */
function bestIn(conditions: readonly Condition[]): Condition[] {
  const most = Math.max(0, ...conditions.map(({ points }) => points));
  return most > 0 ? conditions.filter(({ points }) => points === most) : [];
}

function optionsIn(item: XmlElement, presentation: XmlElement) {
  const conditions = conditionsIn(item);
  const right = new Set(
    bestIn(conditions).flatMap(({ variables }) => wantedIn(variables).map(wordsOf)),
  );
  if (right.size === 0) throw new FileFault('It does not say which answer is right.');
  return allOf(presentation, 'response_label').map((label) => {
    if (allOf(label, 'matimage').length > 0) throw picturesFault();
    const ident = label.attributes['ident'] ?? '';
    const about = conditions.find(
      ({ variables, points, said }) =>
        points === 0 && said !== '' && wantedIn(variables).some((each) => wordsOf(each) === ident),
    );
    return {
      text: allOf(label, 'mattext')
        .map((text) => plainText(text))
        .join(' '),
      right: right.has(ident),
      said: about?.said ?? '',
    };
  });
}

const wordsOf = (element: XmlElement): string => wordsIn(element).trim();

/** What must be chosen. @throws {FileFault} if it is more than a list */
const wantedIn = (variables: XmlElement): XmlElement[] =>
  variables.children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'not' || child.name === 'other') return [];
    if (child.name === 'and') return wantedIn(child);
    if (child.name === 'varequal') return [child];
    throw new FileFault('What counts as right is more than a list of answers.');
  });

function oneRight<Option extends { right: boolean }>(options: readonly Option[]) {
  if (options.filter(({ right }) => right).length !== 1)
    throw new FileFault('Several answers are right, though only one may be chosen.');
  return options;
}

function answersIn(item: XmlElement): string[] {
  const exact = (variables: XmlElement): string[] =>
    variables.children.flatMap((child) => {
      if (typeof child === 'string' || child.name === 'other') return [];
      if (child.name === 'or') return exact(child);
      if (child.name === 'varequal') return [lineOf(wordsIn(child))];
      throw new FileFault('It accepts more than exact answers.');
    });
  const answers = bestIn(conditionsIn(item)).flatMap(({ variables }) => exact(variables));
  if (answers.length === 0) throw new FileFault('It does not say which answer is right.');
  return [...new Set(answers)];
}

/** The feedback for everyone or, without one, for a right answer. */
function whyOf(item: XmlElement): string {
  const [best] = bestIn(conditionsIn(item));
  const general = feedbackIn(item, 'general_fb');
  return general || (best?.said ?? '') || feedbackIn(item, 'correct_fb');
}
