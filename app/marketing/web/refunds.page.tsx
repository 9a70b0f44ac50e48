import source from '#content/policies/cancellation-refund.md?raw';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { gatewayWords } from '#app/shared/gateway-words.ts';
import { guaranteeWords } from '#app/shared/guarantee-words.ts';
import { failureMeta } from '#app/shared/page-meta.ts';
import { policyOf } from '../policy.ts';
import type { Route } from './+types/refunds.page';
import { policyMeta, PolicySheet } from './policy-sheet.tsx';

/** Only on the server: neither the Markdown nor its parser reaches the browser. */
export const loader = () => policyOf(source, { ...guaranteeWords(), ...gatewayWords() });

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? policyMeta(loaderData, '/cancellation-refund') : failureMeta(error);

export default function RefundsPage({ loaderData: policy }: Route.ComponentProps) {
  return (
    <PolicySheet policy={policy}>
      <LessonText html={policy.html} />
    </PolicySheet>
  );
}
