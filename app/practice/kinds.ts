/** The kinds of practice: their icon, and what they are called. */
export const practiceKinds = {
  'choose-one': ['circle-dot', 'Choose one'],
  'choose-several': ['list-checks', 'Choose several'],
  'put-in-order': ['arrow-down-up', 'Put in order'],
  match: ['cable', 'Match pairs'],
  'fill-the-gaps': ['text-cursor-input', 'Fill the gaps'],
  'correct-the-table': ['table-2', 'Correct the table'],
  'step-through': ['waypoints', 'Step through'],
} as const;
