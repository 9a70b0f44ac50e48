/** Which part of the kit serves which need, grouped by subject. */
export const partsByNeed: Record<string, readonly KitPart[]> = {
  'Pressing and sending': [
    ['One thing to press', 'Button', 'base/button.tsx'],
    ['A way to another page that looks like a button', 'ButtonLink', 'base/button.tsx'],
    ['Something to press that only an icon names', 'IconButton', 'base/icon-button.tsx'],
    ['A link, to a page of ours or to another site', 'AppLink', 'base/app-link.tsx'],
    ['A button that sends something without a form', 'SendButton', 'form/send-button.tsx'],
    ['Another try after a page did not load', 'RetryButton', 'base/retry-button.tsx'],
    ['A code or an address to copy', 'CopyButton', 'base/copy-button.tsx'],
    ['Several actions behind one button', 'Menu', 'dialog/menu.tsx'],
  ],
  'Asking and telling': [
    [
      'A question before something that can’t be undone',
      'ConfirmDialog',
      'dialog/confirm-dialog.tsx',
    ],
    ['A decision that may carry a few words', 'DecisionDialog', 'dialog/decision-dialog.tsx'],
    ['A form in a dialog', 'FormDialog', 'dialog/form-dialog.tsx'],
    ['Any other dialog', 'Dialog', 'dialog/dialog.tsx'],
    ['Filters or an outline at the edge of a small screen', 'Drawer', 'dialog/drawer.tsx'],
    ['A short message after something was done', 'toast', 'dialog/toast.ts'],
    ['A message that stays on the page', 'Note', 'base/note.tsx'],
    ['What went wrong with a form as a whole', 'FormNote', 'base/note.tsx'],
  ],
  'Forms and filters': [
    ['Following what a form sends', 'useSubmission', 'form/use-submission.ts'],
    ['A form, with its focus after a refusal', 'Form', 'form/form.tsx'],
    ['The end of a form: what went wrong, and its button', 'FormEnd', 'form/form.tsx'],
    ['One line of text', 'TextField', 'form/text-field.tsx'],
    ['An e-mail address', 'EmailField', 'form/text-field.tsx'],
    ['A password', 'PasswordField', 'form/text-field.tsx'],
    ['Several lines of text', 'TextArea', 'form/text-area.tsx'],
    ['A search that follows the typing', 'SearchBox', 'form/search-box.tsx'],
    ['One of a list', 'SelectField', 'form/select-field.tsx'],
    ['Yes or no', 'CheckField', 'form/check-field.tsx'],
    ['One of a few, all in sight', 'RadioField', 'form/check-field.tsx'],
    ['A filter that is on or off', 'Chip', 'base/chip.tsx'],
  ],
  'Lists and pages': [
    ['Rows and columns', 'Table', 'list/table.tsx'],
    ['What was searched for, marked in a text', 'Marked', 'base/marked.tsx'],
    ['Names and values', 'Facts', 'list/facts.tsx'],
    ['Short facts, an icon before each', 'FactList', 'list/fact-list.tsx'],
    ['Things to read, a rule between them', 'RuledList', 'list/ruled-list.tsx'],
    ['Steps in order, with what is done', 'StageList', 'list/stage-list.tsx'],
    ['Questions that open', 'Accordion', 'base/accordion.tsx'],
    ['More pages of a list', 'Pagination', 'list/pagination.tsx'],
    ['A list of an admin desk, with tabs and pages', 'DeskList', 'list/desk-list.tsx'],
    ['What came in: states, a search, rows', 'InboxList', 'list/inbox-list.tsx'],
    ['The page of what is opened from a list', 'OpenedFromList', 'list/opened-from-list.tsx'],
    ['Panels in one place', 'Tabs', 'base/tabs.tsx'],
    ['Views with addresses of their own', 'SegmentedLinks', 'base/segmented.tsx'],
    ['Nothing here, or nothing found', 'EmptyState', 'list/empty-state.tsx'],
    ['Something that failed to load', 'ErrorState', 'list/empty-state.tsx'],
    ['The outline of what is loading', 'Skeleton', 'base/skeleton.tsx'],
    ['A page of personal data: loading, failed, there', 'Personal', 'frame/personal.tsx'],
  ],
  'Surfaces and labels': [
    ['A sheet with a border', 'Card', 'base/surface.tsx'],
    ['A field of colour', 'Panel', 'base/surface.tsx'],
    ['A bill', 'Receipt', 'base/receipt.tsx'],
    ['A pass in two parts', 'Ticket', 'base/ticket.tsx'],
    ['A state in one word', 'Badge', 'base/badge.tsx'],
    ['A date or a time, in the reader’s zone', 'LocalTime', 'base/local-time.tsx'],
    ['How long ago something was', 'TimeSince', 'base/time-since.tsx'],
    ['How far something is', 'Progress', 'base/progress.tsx'],
    ['A person', 'Avatar', 'art/avatar.tsx'],
  ],
};

/** The need, the export that serves it, and its file in `app/ui`. */
export type KitPart = readonly [need: string, name: string, file: string];

/** The steps of `--space-…` in `tokens.css`. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];
