import {
  acceptedText,
  reportsCategory,
  unchangedText,
} from '#app/notifications/reports-category.ts';
import { newsKind } from '#app/shared/news.ts';
import { toolPath } from './addresses.ts';

/** `toolId` is null for a tool that is not shown; `words` may be empty. */
interface Settled {
  tool: string;
  toolId: string | null;
  accepted: boolean;
  words: string;
}

const linkTo = ({ tool, toolId }: { tool: string; toolId: string }) => ({
  href: toolPath(toolId),
  label: `See ${tool}`,
});

export const toolNews = {
  'tool-suggestion-settled': newsKind<Settled>({
    category: reportsCategory,
    mailed: true,
    title: ({ tool, accepted }) =>
      accepted ? `${tool} is in our directory` : `We did not add ${tool}`,
    text: ({ accepted, words }) =>
      accepted
        ? 'Thank you for suggesting it. Its page shows what we found out about it.'
        : words ||
          'Thank you for suggesting it. We looked at it, and it does not fit our directory at present.',
    link: ({ tool, toolId }) =>
      toolId === null ? { href: '/ai-tools', label: 'See the AI tools' } : linkTo({ tool, toolId }),
  }),
  'tool-report-settled': newsKind<Settled>({
    category: reportsCategory,
    mailed: true,
    title: ({ tool, accepted }) =>
      accepted ? `We corrected ${tool}` : `We looked at your report about ${tool}`,
    text: ({ accepted, words }) => (accepted ? acceptedText : words || unchangedText),
    link: ({ tool, toolId }) => (toolId === null ? null : linkTo({ tool, toolId })),
  }),
};
