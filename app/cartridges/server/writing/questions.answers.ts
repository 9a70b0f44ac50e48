import type { Block } from '#app/practice/block.contract.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { xmlText } from '../../xml-text.ts';

/** A question that QTI 1.2 has a form for. */
export interface Asked {
  id: string;
  name: string;
  text: string;
  kind: 'one' | 'several' | 'gap';
  options: readonly { text: string; right: boolean; said: string }[];
  answers: readonly string[];
  why: string;
}

/** Undefined for the kinds of practice that no other tool has. */
export function askedIn(block: Block): Asked | undefined {
  const { id, why } = block;
  const common = { id, name: '', why, options: [], answers: [] };
  if (block.kind === 'choose-one' || block.kind === 'choose-several')
    return {
      ...common,
      kind: block.kind === 'choose-one' ? 'one' : 'several',
      text: block.question,
      options: block.options.map(({ text, right, hint = '' }) => ({ text, right, said: hint })),
    };
  const [gap, ...more] = block.kind === 'fill-the-gaps' ? block.gaps : [];
  if (block.kind !== 'fill-the-gaps' || !gap || more.length > 0) return undefined;
  return { ...common, kind: 'gap', text: block.text, answers: gap.answers };
}

export const askedInQuiz = ({
  id,
  name,
  question,
  several,
  options,
  why,
}: QuizQuestion): Asked => ({
  id,
  name,
  text: question,
  kind: several ? 'several' : 'one',
  options,
  answers: [],
  why,
});

/** Questions as an assessment of QTI 1.2, in the profile of Common Cartridge, with the answers. */
export const assessmentText = (id: string, title: string, questions: readonly Asked[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_qtiasiv1p2p1_v1p0.xsd">
<assessment ident="${id}" title="${xmlText(title)}">
${fields({ cc_profile: 'cc.exam.v0p1', qmd_assessmenttype: 'Examination', qmd_scoretype: 'Percentage', cc_maxattempts: 'unlimited' })}
<section ident="root_section">
${questions.map(itemText).join('\n')}
</section>
</assessment>
</questestinterop>
`;

const fields = (values: Record<string, string>): string =>
  `<qtimetadata>${Object.entries(values)
    .map(
      ([label, entry]) =>
        `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
    )
    .join('')}</qtimetadata>`;

const profiles = {
  one: 'cc.multiple_choice.v0p1',
  several: 'cc.multiple_response.v0p1',
  gap: 'cc.fib.v0p1',
} as const;

const material = (text: string): string =>
  `<material><mattext texttype="text/plain">${xmlText(text)}</mattext></material>`;

function itemText(asked: Asked): string {
  const { id, name, kind, text, options, why } = asked;
  const told = options.flatMap(({ said }, index) => (said ? [{ index, said }] : []));
  return [
    `<item ident="${xmlText(id)}" title="${xmlText(name || 'Question')}">`,
    `<itemmetadata>${fields({ cc_profile: profiles[kind] })}</itemmetadata>`,
    `<presentation>${material(text)}${responseText(asked)}</presentation>`,
    '<resprocessing>',
    '<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>',
    why && condition('<other/>', shows('general_fb')),
    ...told.map(({ index }) => condition(chosen(index), shows(`option-${index}_fb`))),
    condition(rightIn(asked), '<setvar action="Set" varname="SCORE">100</setvar>', 'No'),
    '</resprocessing>',
    why && feedback('general_fb', why),
    ...told.map(({ index, said }) => feedback(`option-${index}_fb`, said)),
    '</item>',
  ].join('');
}

function responseText({ kind, options }: Asked): string {
  if (kind === 'gap')
    return '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>';
  const labels = options.map(
    ({ text }, index) =>
      `<response_label ident="option-${index}">${material(text)}</response_label>`,
  );
  return `<response_lid ident="response1" rcardinality="${kind === 'one' ? 'Single' : 'Multiple'}"><render_choice>${labels.join('')}</render_choice></response_lid>`;
}

const equals = (value: string): string =>
  `<varequal respident="response1">${xmlText(value)}</varequal>`;

/** Moodle takes an option of several for right only if it must be matched in this way. */
const chosen = (option: number): string =>
  `<varequal respident="response1" case="Yes">option-${option}</varequal>`;

function rightIn({ kind, options, answers }: Asked): string {
  if (kind === 'gap') return answers.map(equals).join('');
  const each = options.map(({ right }, index) =>
    right ? chosen(index) : kind === 'several' ? `<not>${chosen(index)}</not>` : '',
  );
  return kind === 'several' ? `<and>${each.join('')}</and>` : each.join('');
}

const condition = (variables: string, then: string, goesOn = 'Yes'): string =>
  `<respcondition continue="${goesOn}"><conditionvar>${variables}</conditionvar>${then}</respcondition>`;

const shows = (ident: string): string =>
  `<displayfeedback feedbacktype="Response" linkrefid="${ident}"/>`;

const feedback = (ident: string, text: string): string =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(text)}</flow_mat></itemfeedback>`;
