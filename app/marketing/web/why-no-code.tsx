import { Panel } from '#app/ui/base/surface.tsx';
import { Fortnight, type Task } from './fortnight.tsx';
import { GrowingStack, type Growth } from './growing-stack.tsx';
import { TwoBills, type AppBuilder, type BillItem } from './two-bills.tsx';
import { WorkChain, type ChainLink } from './work-chain.tsx';
import './why-no-code.css';

interface WhyNoCodeProps {
  agencyQuote: readonly BillItem[];
  appBuilder: AppBuilder;
  fortnight: readonly Task[];
  automation: readonly ChainLink[];
  growth: Growth;
  /** A plan of ours on the bill; undefined: no bill. */
  membership: BillItem | undefined;
}

/** Four claims, each shown as a small working model (part 2 section 2, "Why No Code and AI"). */
export const WhyNoCode = ({
  agencyQuote,
  appBuilder,
  fortnight,
  automation,
  growth,
  membership,
}: WhyNoCodeProps) => (
  <section className="section wrap">
    <div className="why-head">
      <h2 className="heading-2">A product used to need a team. Now it needs a Tuesday.</h2>
      <p className="lede">
        Why No Code and AI? Because the gap between an idea and something people can use has shrunk
        to about the size of a fortnight.
      </p>
    </div>
    <div className="why-bento">
      <Panel as="article" field="sky" className="why-wide">
        <h3 className="heading-3">Build cheaper</h3>
        <p>What a neighbourhood booking app may cost in its first year, two ways.</p>
        {membership && (
          <TwoBills agencyQuote={agencyQuote} appBuilder={appBuilder} membership={membership} />
        )}
      </Panel>
      <Panel as="article" field="genda" className="why-narrow">
        <h3 className="heading-3">Ship faster</h3>
        <p>A real plan from the app lab. Weekends off, mostly.</p>
        <Fortnight tasks={fortnight} />
      </Panel>
      <Panel as="article" field="blush" className="why-narrow">
        <h3 className="heading-3">Launch and scale</h3>
        <p>Start with the stack you can afford. Swap one block at a time as people arrive.</p>
        <GrowingStack {...growth} />
      </Panel>
      <Panel as="article" field="night" className="why-wide why-night">
        <h3 className="heading-3">Automate work</h3>
        <p>The order that arrives at 11 pm gets a reply at 11 pm. You get sleep.</p>
        <WorkChain links={automation} />
      </Panel>
    </div>
  </section>
);
