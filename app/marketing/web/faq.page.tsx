import { useEffect } from 'react';
import { useLocation } from 'react-router';
import source from '#content/faq.md?raw';
import { questionsData } from '#app/courses/structured-data.ts';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { gatewayWords } from '#app/shared/gateway-words.ts';
import { guaranteeWords } from '#app/shared/guarantee-words.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { referralWords } from '#app/shared/referral-terms.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { questionsOfDocument } from '../questions.ts';
import type { Route } from './+types/faq.page';
import { DocumentContents, DocumentHead } from './document-head.tsx';
import './policy-sheet.css';
import './faq.page.css';

const path = '/faq';

/** Only on the server: neither the Markdown nor its parser reaches the browser. */
export const loader = () =>
  questionsOfDocument(source, { ...referralWords(), ...guaranteeWords(), ...gatewayWords() });

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return failureMeta(error);
  const { title, description, groups } = loaderData;
  return pageMeta({
    title,
    description,
    path,
    card: cardPath({ seed: 'faq', title }),
    structuredData: [
      questionsData(
        groups.flatMap(({ questions }) =>
          questions.map(({ question, text }) => ({ question, answer: text })),
        ),
      ),
      breadcrumbData([{ label: title, path }]),
    ],
  });
};

export default function FaqPage({ loaderData: faq }: Route.ComponentProps) {
  const { hash } = useLocation();
  // A link to one question opens it.
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1))?.closest('details');
    if (!answer) return;
    answer.open = true;
    answer.scrollIntoView();
  }, [hash]);

  return (
    <div className="wrap policy-sheet">
      <DocumentHead document={faq} />
      <DocumentContents sections={faq.groups} />
      <div className="faq-groups">
        {faq.groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="heading-3">
              {title}
            </h2>
            <Accordion
              name="faq"
              items={questions.map((each) => ({
                id: each.id,
                title: each.question,
                content: <LessonText html={each.html} />,
              }))}
            />
          </section>
        ))}
        <p>
          Not answered here?{' '}
          <AppLink className="link" to="/contact">
            Write to us
          </AppLink>
          . A person reads every message.
        </p>
      </div>
    </div>
  );
}
