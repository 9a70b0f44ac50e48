import type { PasswordRule } from '../password-rules.ts';
import './launch-pad.css';

type Piece = PasswordRule['id'];

interface LaunchPadProps {
  /** The pieces that stand; the others are drawn as dotted outlines. */
  lit: ReadonlySet<Piece>;
  title: string;
  text: string;
}

/** A rocket on its pad, one piece for each rule of the password. The checklist beside it says the same in words. */
export function LaunchPad({ lit, title, text }: LaunchPadProps) {
  const stateOf = (piece: Piece) => (lit.has(piece) ? 'launch-piece launch-piece-lit' : 'launch-piece');
  return (
    <aside className="launch-pad field-night" data-theme="dark">
      <div className="launch-sky" />
      <svg className="launch-rocket" viewBox="-190 -520 380 640" aria-hidden="true">
        <clipPath id="launch-nose">
          <path d={nose} />
        </clipPath>
        <path
          className="launch-gantry"
          d="M132 96V-440M176 96V-440M132-440H176M132-430 176-355M132-355 176-280M132-280 176-205M132-205 176-130M132-130 176-55M132-55 176 20M132 20 176 95M132-250H80M132-90H80"
        />
        <g className={stateOf('length')}>
          <path className="launch-outline" d="M-78-90H78V60H-78Z" />
          <g className="launch-filled">
            <path fill="var(--chalk)" d="M-78-90H78V60H-78Z" />
            <path fill="var(--rani)" d="M-78-66H78V-42H-78ZM-78-22H78V2H-78ZM-78 22H78V46H-78Z" />
            <path className="launch-shade" d="M34-90H78V60H34Z" />
            <path fill="var(--jamun)" d="M-78-96H78V-86H-78Z" />
          </g>
        </g>
        <g className={stateOf('uppercase')}>
          <path className="launch-outline" d={nose} />
          <g className="launch-filled">
            <g clipPath="url(#launch-nose)">
              <path fill="var(--sindoor)" d="M-90-510H90V-320H-90Z" />
              <path className="launch-shade" d="M34-510H84V-320H34Z" />
            </g>
            <path fill="var(--jamun)" d="M-78-336H78V-326H-78Z" />
          </g>
        </g>
        <g className={stateOf('lowercase')}>
          <path className="launch-outline" d="M-78-210H78V-96H-78Z" />
          <g className="launch-filled">
            <path fill="var(--jamun)" d="M-78-210H78V-96H-78Z" />
            <path fill="var(--genda)" d={checks} />
            <path className="launch-shade" d="M34-210H78V-96H34Z" />
          </g>
        </g>
        <g className={stateOf('number')}>
          <path className="launch-outline" d="M-78-326H78V-214H-78ZM40-270A40 40 0 1 1-40-270 40 40 0 1 1 40-270Z" />
          <g className="launch-filled">
            <path fill="var(--gulab)" d="M-78-327H78V-210H-78Z" />
            <circle fill="var(--jamun)" cy="-270" r="46" />
            <circle fill="var(--aasman)" cy="-270" r="35" />
            <path className="launch-glint" d="M-19-275A20 20 0 0 1-3-290" />
            <path className="launch-shade" d="M34-327H78V-210H34Z" />
            <path fill="var(--jamun)" d="M-78-216H78V-206H-78Z" />
          </g>
        </g>
        <g className={`${stateOf('special')} launch-piece-rising`}>
          <path className="launch-outline" d={`${fins}${nozzle}`} />
          <g className="launch-filled">
            <path fill="var(--genda)" d={fins} />
            <path fill="var(--mor)" d={nozzle} />
          </g>
        </g>
      </svg>
      <div className="launch-ground" />
      <div className="launch-words">
        <p className="heading-2">{title}</p>
        <p>{text}</p>
      </div>
    </aside>
  );
}

const nose = 'M-78-330C-78-410-34-470 0-500 34-470 78-410 78-330Z';
const fins = 'M-78-40-150 70V104L-78 72ZM78-40 150 70V104L78 72Z';
const nozzle = 'M-42 60-58 100H58L42 60Z';

/** The light squares of the chequered segment, 6 by 4. */
const checks = Array.from({ length: 24 }, (_, cell) => ({ column: cell % 6, row: Math.floor(cell / 6) }))
  .filter(({ column, row }) => (column + row) % 2 === 1)
  .map(({ column, row }) => `M${-78 + column * 26} ${-210 + row * 28.5}h26v28.5h-26Z`)
  .join('');
