import source from '#content/policies/privacy-policy.md?raw';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { grievanceOfficer } from '#app/shared/api-fetch.ts';
import { gatewayWords } from '#app/shared/gateway-words.ts';
import { failureMeta } from '#app/shared/page-meta.ts';
import { policyOf } from '../policy.ts';
import type { Route } from './+types/privacy.page';
import { policyMeta, PolicySheet } from './policy-sheet.tsx';

const notNamed =
  'not named yet. The operator of this installation must name a person with a postal address and a telephone number, at Admin, Settings, before it is opened to the public.';

/** Only on the server: neither the Markdown nor its parser reaches the browser. */
export const loader = ({ context }: Route.LoaderArgs) =>
  policyOf(source, {
    grievanceOfficer: context.get(grievanceOfficer) ?? notNamed,
    ...gatewayWords(),
  });

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? policyMeta(loaderData, '/privacy-policy') : failureMeta(error);

export default function PrivacyPage({ loaderData: policy }: Route.ComponentProps) {
  return (
    <PolicySheet policy={policy}>
      <LessonText html={policy.html} />
    </PolicySheet>
  );
}
