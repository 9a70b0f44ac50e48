import type { collegeContract } from '#app/college/contract.ts';
import { DomainsForm } from '#app/college/web/domains-form.tsx';
import type { invoicesContract } from '#app/invoices/contract.ts';
import { RegisterForm } from '#app/invoices/web/register-form.tsx';
import { SellerForm } from '#app/invoices/web/seller-form.tsx';
import type { guaranteeContract } from '#app/payments/guarantee.contract.ts';
import { GuaranteeForm } from '#app/payments/web/guarantee-form.tsx';
import type { referralsContract } from '#app/referrals/contract.ts';
import { ReferralTermsForm } from '#app/referrals/web/referral-terms-form.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { Route } from './+types/settings.page';
import type { schoolContract } from '../contract.ts';
import { SchoolForm } from './school-form.tsx';
import './settings.page.css';

type Contracts = typeof schoolContract &
  typeof invoicesContract &
  typeof guaranteeContract &
  typeof referralsContract &
  typeof collegeContract;
const call = api<Contracts>();

const sections = [
  { id: 'school', name: 'School' },
  { id: 'seller', name: 'Seller on invoices' },
  { id: 'guarantee', name: 'Money-back guarantee' },
  { id: 'referrals', name: 'Referrals' },
  { id: 'college', name: 'College plan' },
  { id: 'register', name: 'Register for the accountant' },
];

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Settings',
    description: 'What you change here counts as soon as you save it.',
    path: '/admin/settings',
    indexed: false,
  });

export const clientLoader = () =>
  personalAnswer(
    async () => {
      const [school, seller, guarantee, referrals, college] = await Promise.all([
        call('GET /admin/settings/school'),
        call('GET /admin/seller'),
        call('GET /admin/settings/guarantee'),
        call('GET /admin/settings/referrals'),
        call('GET /admin/settings/college'),
      ]);
      return { school, seller, guarantee, referrals, college };
    },
    { only: 'admin' },
  );

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The settings did not load"
    >
      {({ school, seller, guarantee, referrals, college }) => (
        <div className="settings">
          <nav aria-label="Settings" className="settings-sections">
            <ul>
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="stack">
            <p className="text-soft">
              What you change here counts as soon as you save it. The audit log says who changed
              what.
            </p>
            <SchoolForm settings={school} />
            <SellerForm setting={seller} />
            <GuaranteeForm settings={guarantee} />
            <ReferralTermsForm settings={referrals} />
            <DomainsForm settings={college} />
            <RegisterForm />
          </div>
        </div>
      )}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;
