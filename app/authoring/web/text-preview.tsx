import { useEffect, useState, type ReactNode } from 'react';
import { api } from '#app/shared/api-client.ts';
import type { authoringContract } from '../contract.ts';

const call = api<typeof authoringContract>();

/** Asks after a pause in typing. */
const pauseMs = 500;

interface TextPreviewProps {
  title: string;
  /** Markdown, as it is being written. */
  body: string;
  /** Draws what the server has made of it. */
  children: (html: string) => ReactNode;
}

/** The lesson as readers would see it. While the line is bad, the last one stays. */
export function TextPreview({ title, body, children }: TextPreviewProps) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(async () => {
      const seen = await call('POST /authoring/preview', { body: { body } }).catch(() => undefined);
      if (seen && !over.signal.aborted) setHtml(seen.html);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [body]);
  return (
    <>
      <p className="author-preview-head text-small strong">As a member sees it</p>
      <div className="author-phone">
        <h2 className="heading-3">{title}</h2>
        {children(html)}
      </div>
    </>
  );
}
