import { Component, type ReactNode } from 'react';
import { brand, supportHref } from '#app/shared/brand.ts';

/**
 * For when nothing of ours can be trusted to render: words and a link, no component, no style, no
 * script.
 */
export function PlainFailure() {
  return (
    <main>
      <h1>{brand.name} could not show this page</h1>
      <p>
        Please load it again in a moment, or <a href="/">go to the home page</a>. If this keeps
        happening, <a href={supportHref()}>write to us</a>.
      </p>
    </main>
  );
}

interface LastResortProps {
  children: ReactNode;
}

/** Surrounds the frame of the error page: if the frame itself fails, plain words remain. */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PlainFailure /> : this.props.children;
  }
}
