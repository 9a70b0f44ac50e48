import source from '#content/policies/terms-and-conditions.md?raw';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { gatewayWords } from '#app/shared/gateway-words.ts';
import { guaranteeWords } from '#app/shared/guarantee-words.ts';
import { failureMeta } from '#app/shared/page-meta.ts';
import { referralWords } from '#app/shared/referral-terms.ts';
import { policyOf } from '../policy.ts';
import type { Route } from './+types/terms.page';
import { policyMeta, PolicySheet } from './policy-sheet.tsx';

/** Only on the server: neither the Markdown nor its parser reaches the browser. */
export const loader = () =>
  policyOf(source, { ...referralWords(), ...guaranteeWords(), ...gatewayWords() });

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? policyMeta(loaderData, '/terms-and-conditions') : failureMeta(error);

export default function TermsPage({ loaderData: policy }: Route.ComponentProps) {
  return (
    <PolicySheet policy={policy}>
      <LessonText html={policy.html} />
    </PolicySheet>
  );
}
