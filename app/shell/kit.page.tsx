import { brand } from '#app/shared/brand.ts';
import { ThemeSwitch } from '#app/ui/base/theme-switch.tsx';
import { KitControls } from './kit-controls.tsx';
import { KitFeedback } from './kit-feedback.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitGuide } from './kit-guide.tsx';
import { KitStates } from './kit-states.tsx';
import { KitSurfaces } from './kit-surfaces.tsx';
import './kit.css';

export const meta = () => [
  { title: `The kit | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/**
 * Which part serves which need, and every part in every state; the accessibility tests run on this
 * page.
 */
export default function KitPage() {
  return (
    <div className="wrap kit">
      <header className="row row-between">
        <h1 className="heading-1">Snap. Fuel. Go.</h1>
        <ThemeSwitch />
      </header>
      <KitGuide />
      <KitControls />
      <KitForms />
      <KitSurfaces />
      <KitFeedback />
      <KitStates />
    </div>
  );
}
