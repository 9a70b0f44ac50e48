import { expect, test } from 'vitest';
import { assessmentIn } from './assessment.service.ts';
import { FileFault } from './package.service.ts';
import { xmlOf } from './xml.service.ts';

const material = (html: string) =>
  `<material><mattext texttype="text/html">${html.replaceAll('<', '&lt;')}</mattext></material>`;
const right = (variables: string) =>
  `<respcondition continue="No"><conditionvar>${variables}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
const equal = (value: string) => `<varequal respident="r">${value}</varequal>`;
const told = (ident: string, words: string) =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(words)}</flow_mat></itemfeedback>`;
const shown = (variables: string, ident: string) =>
  `<respcondition continue="Yes"><conditionvar>${variables}</conditionvar><displayfeedback linkrefid="${ident}"/></respcondition>`;

interface Made {
  profile: string;
  asked: string;
  options?: readonly string[];
  conditions?: string;
  feedback?: string;
}

const item = ({ profile, asked, options, conditions = '', feedback = '' }: Made, index: number) =>
  `<item ident="I ${index}" title="Question"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>cc.${profile}.v0p1</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation><flow>${material(asked)}</flow>${
    options
      ? `<response_lid ident="r"><render_choice>${options
          .map((text, at) => `<response_label ident="${at}">${material(text)}</response_label>`)
          .join('')}</render_choice></response_lid>`
      : '<response_str ident="r"><render_fib><response_label ident="a"/></render_fib></response_str>'
  }</presentation><resprocessing>${conditions}</resprocessing>${feedback}</item>`;

const read = (...items: Made[]) =>
  assessmentIn(
    xmlOf(
      `<questestinterop><assessment ident="a"><section ident="s">${items.map(item).join('')}</section></assessment></questestinterop>`,
    ),
  );

const one: Made = {
  profile: 'multiple_choice',
  asked: '<p>How many <b>letters</b>?</p><p>Count</p>',
  options: ['Two', 'Three'],
  conditions: shown('<other/>', 'general_fb') + shown(equal('0'), '0_fb') + right(equal('1')),
  feedback: told('general_fb', '<p>R, E, D.</p>') + told('0_fb', 'Add one.'),
};

test('choices, true or false, and exact gaps become practice, with their feedback', () => {
  const { practice, quiz, left, lost } = read(
    one,
    { ...one, profile: 'true_false', asked: 'Dogs are insects', options: ['True', 'False'] },
    {
      profile: 'multiple_response',
      asked: 'Pick the letters',
      options: ['A', '1', 'B'],
      conditions: right(`<and>${equal('0')}<not>${equal('1')}</not>${equal('2')}</and>`),
    },
    {
      profile: 'fib',
      asked: 'Red is a _____ colour',
      conditions: right(`<or>${equal('warm')}${equal('hot')}</or>`),
    },
  );
  expect(practice).toMatchObject([
    {
      id: 'question-1',
      kind: 'choose-one',
      question: 'How many letters? Count',
      options: [
        { text: 'Two', right: false, hint: 'Add one.' },
        { text: 'Three', right: true },
      ],
      why: 'R, E, D.',
    },
    { kind: 'choose-one', question: 'Dogs are insects' },
    {
      kind: 'choose-several',
      options: [{ right: true }, { right: false }, { right: true }],
      why: 'Right: A; B.',
    },
    {
      kind: 'fill-the-gaps',
      text: 'Red is a ___ colour',
      gaps: [{ answers: ['warm', 'hot'] }],
      why: 'Right: warm.',
    },
  ]);
  // A gap is no question of a quiz.
  expect([quiz, left]).toEqual([undefined, []]);
  expect(lost).toEqual([
    'the explanation of 2 questions (the package has none, so learners are only told the answer)',
  ]);
});

test.for<[string, Made, RegExp]>([
  ['an essay', { profile: 'essay', asked: 'Write' }, /A person would have to judge/],
  ['a pattern', { profile: 'pattern_match', asked: 'Write' }, /by a pattern/],
  ['a kind that nobody knows', { profile: 'hotspot', asked: 'Click' }, /None of our kinds/],
  [
    'two right answers of one',
    { ...one, conditions: right(equal('0')) + right(equal('1')) },
    /only one may be chosen/,
  ],
  ['no right answer', { ...one, conditions: '' }, /does not say which answer is right/],
  ['a picture', { ...one, asked: '<p><img src="a.png">What is it?</p>' }, /shows a picture/],
  ['equal options', { ...one, options: ['Two', 'Two'] }, /Two options are the same/],
  ['nine options', { ...one, options: [...'abcdefghi'] }, /at most 8/],
  ['a long question', { ...one, asked: 'a'.repeat(601) }, /at most 600 characters/],
  [
    'a number in a range',
    { profile: 'fib', asked: 'How many?', conditions: right('<vargte respident="r">2</vargte>') },
    /more than exact answers/,
  ],
])('a question with %s is left out, and its line says why', ([, made, why]) => {
  const { practice, left } = read(one, made);
  expect(practice).toHaveLength(1);
  expect(left).toMatchObject([
    { kind: 'Question', outcome: 'left', note: expect.stringMatching(why) },
  ]);
});

test('an assessment of which nothing can be taken over is left out', () => {
  expect(() => read({ profile: 'essay', asked: 'Write' })).toThrow(FileFault);
  expect(() => read()).toThrow('It has no questions.');
});
