import type { FileFormat, FileKind } from './topics.ts';

interface FormatLook {
  /** On the row's tile. */
  tile: string;
  name: string;
  opensIn: string;
}

export const formatLooks: Readonly<Record<FileFormat, FormatLook>> = {
  csv: {
    tile: 'Sheet',
    name: 'Sheet (CSV)',
    opensIn: 'Google Sheets, LibreOffice, Excel or any other spreadsheet',
  },
  md: {
    tile: 'Text',
    name: 'Text (Markdown)',
    opensIn: 'Any text editor; Notion, Obsidian and GitHub show the headings',
  },
  html: {
    tile: 'Tool',
    name: 'Tool (web page)',
    opensIn: 'Any browser, also without a connection. It sends nothing anywhere',
  },
};

export const kindLabels: Readonly<Record<FileKind, string>> = {
  template: 'Templates',
  checklist: 'Checklists',
  calculator: 'Calculators',
};
