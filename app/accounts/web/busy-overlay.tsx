import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';

/** Covers the form while it is being sent. The input shows through. */
export const BusyOverlay = ({ text }: { text: string }) => (
  <div className="busy-overlay" role="status">
    <div>
      <BusyRocket large />
      <p className="heading-3">{text}</p>
    </div>
  </div>
);
