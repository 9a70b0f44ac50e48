import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import { brand } from '#app/shared/brand.ts';
import { supportWords } from '#app/shared/support-words.ts';
import { publicAddress } from '#app/shared/public-address.ts';

/**
 * The light theme's inks (app/ui/base/tokens.css) as hex: mail programs support neither custom
 * properties nor oklch.
 */
const ink = {
  jamun: '#321025',
  genda: '#ffb618',
  canvas: '#fcf8fa',
  surface: '#ffffff',
  sunken: '#f5eef2',
  text: '#321025',
  textSecond: '#5b3f4f',
  textThird: '#745b68',
  line: '#e6dce1',
  link: '#aa0855',
} as const;

const font = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const paragraph = {
  margin: '0 0 16px',
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '25px',
  color: ink.text,
} as const;
const small = {
  ...paragraph,
  margin: '0 0 10px',
  fontSize: '13px',
  lineHeight: '20px',
  color: ink.textThird,
} as const;
const link = { color: ink.link, textDecoration: 'underline' } as const;

interface MailLayoutProps {
  /** The preview text that a list of mails shows after the subject. */
  preview: string;
  title: string;
  children: ReactNode;
  /** One sentence: why the reader gets this mail. */
  reason: string;
}

/** The frame of every mail: name, title, a card with the message, and who sends it and why. */
export const MailLayout = ({ preview, title, children, reason }: MailLayoutProps): ReactElement => (
  <Html lang="en-IN">
    <Head>
      <meta name="color-scheme" content="light" />
      <meta name="supported-color-schemes" content="light" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: ink.canvas }}>
      <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
        <Text
          style={{
            margin: '0 0 16px',
            fontFamily: font,
            fontSize: '22px',
            lineHeight: '28px',
            fontWeight: 800,
            letterSpacing: '-0.4px',
            color: ink.jamun,
          }}
        >
          {brand.name}
        </Text>
        <Section
          style={{
            padding: '32px 28px 16px',
            backgroundColor: ink.surface,
            border: `1px solid ${ink.line}`,
            borderTop: `4px solid ${ink.genda}`,
            borderRadius: '14px',
          }}
        >
          <Heading
            as="h1"
            style={{
              margin: '0 0 16px',
              fontFamily: font,
              fontSize: '26px',
              lineHeight: '31px',
              letterSpacing: '-0.4px',
              fontWeight: 800,
              color: ink.text,
            }}
          >
            {title}
          </Heading>
          {children}
        </Section>
        <Section style={{ padding: '20px 28px 0' }}>
          <SmallPrint>{reason}</SmallPrint>
          <SmallPrint>
            {brand.name}. Questions? Write to us <AtSupport />.
          </SmallPrint>
        </Section>
      </Container>
    </Body>
  </Html>
);

export const Paragraph = ({ children }: { children: ReactNode }): ReactElement => (
  <Text style={paragraph}>{children}</Text>
);

export const SmallPrint = ({ children }: { children: ReactNode }): ReactElement => (
  <Text style={small}>{children}</Text>
);

export const MailLink = ({
  href,
  children,
}: {
  href: string;
  children: ReactNode;
}): ReactElement => (
  <Link href={href} style={link}>
    {children}
  </Link>
);

/** After "write to us": "at" the support address, or "through" the contact page if none is set. */
export function AtSupport(): ReactElement {
  const { by, href, label } = supportWords();
  return (
    <>
      {by} <MailLink href={href.startsWith('/') ? publicAddress(href) : href}>{label}</MailLink>
    </>
  );
}

/** The main link as a button, with the full address below: some programs show no buttons. */
export const MailButton = ({
  href,
  children,
}: {
  href: string;
  children: string;
}): ReactElement => (
  <>
    <Section style={{ margin: '8px 0 20px' }}>
      <Button
        href={href}
        style={{
          padding: '14px 26px',
          borderRadius: '10px',
          backgroundColor: ink.genda,
          color: ink.jamun,
          fontFamily: font,
          fontSize: '16px',
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </Section>
    <Text data-skip-in-text="true" style={{ ...small, margin: '0 0 18px', wordBreak: 'break-all' }}>
      Or open this address: <MailLink href={href}>{href}</MailLink>
    </Text>
  </>
);

/** Names and values, e.g. of a receipt. */
export const MailFacts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string])[];
}): ReactElement => (
  <Section
    style={{
      margin: '4px 0 20px',
      padding: '6px 16px',
      backgroundColor: ink.sunken,
      borderRadius: '10px',
    }}
  >
    {facts.map(([name, value]) => (
      <Text
        key={name}
        style={{ ...paragraph, margin: '10px 0', fontSize: '15px', lineHeight: '21px' }}
      >
        <span style={{ fontSize: '13px', color: ink.textSecond }}>{name}</span>
        <br />
        <strong>{value}</strong>
      </Text>
    ))}
  </Section>
);

/**
 * A mail as HTML and as text. React escapes names and other values; the text form shows the address
 * of every link.
 */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [{ selector: 'h1', options: { uppercase: false } }],
  });
  return { html, text: text.replaceAll(/\n{3,}/g, '\n\n') };
}
