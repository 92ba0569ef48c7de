import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { directionOf } from '../shared/locales.ts';
import type { LetterContent, Piece } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { letterStyles } from './letterStyles.ts';
import { tidyText } from './tidyText.ts';
import { writtenDirection } from './writtenDirection.ts';

/** The letter's HTML. Texts are rendered by React, so user input never becomes markup. */
export function Frame({ content, head }: { content: LetterContent; head: Letterhead }) {
  const { css, style } = letterStyles(head);
  const direction = directionOf(head.locale);
  const { hasNoHeading, pieces, preview, reason, title } = content;
  return (
    <Html dir={direction} lang={head.locale}>
      <Head>
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <title>{title}</title>
        {/* Constants and validated colours only. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </Head>
      <Body className="l-ground" style={style.body}>
        <Preview>{preview}</Preview>
        <Container className="l-card" style={style.card}>
          <Band style={style.mast}>
            <Link className="l-ink" href={head.url} style={style.name}>
              <Logo head={head} style={style} />
            </Link>
          </Band>
          <Band style={style.inner}>
            {!hasNoHeading && (
              <Heading as="h1" className="l-ink" style={style.title}>
                {title}
              </Heading>
            )}
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
              <Fragment key={index}>{drawPiece(piece, style, direction)}</Fragment>
            ))}
          </Band>
          <Band style={style.foot}>
            <Hr className="l-rule" style={style.rule} />
            <Text className="l-quiet" style={style.small}>
              <strong>{tidyText(head.name)}</strong>
              {head.postal.length > 0 && (
                <>
                  <br />
                  {head.postal.map(tidyText).join(' · ')}
                </>
              )}
              <br />
              <FootLinks head={head} style={style.footLink} />
            </Text>
            {reason && (
              <Text className="l-quiet" style={style.small}>
                {reason}
              </Text>
            )}
          </Band>
        </Container>
      </Body>
    </Html>
  );
}

/** The operator's logo, or their name where they have none or the mail program shows no pictures. */
function Logo({ head, style }: { head: Letterhead; style: Styles }) {
  const name = tidyText(head.name);
  if (!head.logo) return name;
  const { height, url, urlOnDark, width } = head.logo;
  const size = { height, width };
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: Next's advice; this picture has its size already. */}
      <img {...size} alt={name} className={urlOnDark && 'l-logo'} src={url} style={style.logo} />
      {urlOnDark && (
        // biome-ignore lint/performance/noImgElement: as above.
        <img {...size} alt={name} className="l-logo-dark" src={urlOnDark} style={style.logoOnDark} />
      )}
    </>
  );
}

/** A full-width section of the letter. Spacing is on the cell: some mail programs ignore it on a table. */
function Band({ children, style }: { children: ReactNode; style: CSSProperties }) {
  return (
    <table border={0} cellPadding={0} cellSpacing={0} role="presentation" width="100%">
      <tbody>
        <tr>
          <td className="l-band" style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Direction = 'ltr' | 'rtl';
type Styles = ReturnType<typeof letterStyles>['style'];

function drawPiece(piece: Piece, style: Styles, direction: Direction): ReactNode {
  switch (piece.kind) {
    case 'button':
      return (
        <Section style={style.action}>
          <Button className="l-button" href={piece.url} style={style.button}>
            {piece.label}
          </Button>
        </Section>
      );
    case 'facts':
      return (
        <table
          border={0}
          cellPadding={0}
          cellSpacing={0}
          className="l-rule"
          role="presentation"
          style={style.facts}
          width="100%"
        >
          <tbody>
            {piece.facts.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
              <tr key={index}>
                <td className="l-quiet l-rule l-label" style={style.label}>
                  {directedLines(label, direction)}
                </td>
                <td className="l-ink l-rule l-value" style={style.value}>
                  {directedLines(value, direction)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'heading':
      return (
        <Heading as="h2" className="l-quiet" style={style.heading}>
          {piece.text}
        </Heading>
      );
    case 'link':
      return (
        <Text className="l-ink" style={style.text}>
          <Link className="l-link" href={piece.url} style={style.link}>
            {piece.label}
          </Link>
        </Text>
      );
    case 'quote': {
      const own = writtenDirection(piece.text, direction);
      return (
        <blockquote className="l-quote l-ink" dir={own} style={style.quote(own ?? direction)}>
          {lines(piece.text)}
        </blockquote>
      );
    }
    case 'small':
      return (
        <Text className="l-quiet" style={style.small}>
          {lines(piece.text)}
        </Text>
      );
    case 'text':
      return paragraphs(piece.text).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
        <Text className="l-ink" dir={writtenDirection(text, direction)} key={index} style={style.text}>
          {lines(text)}
        </Text>
      ));
  }
}

function FootLinks({
  head: { email, locale, telephone, url },
  style,
}: {
  head: Letterhead;
  style: Styles['footLink'];
}) {
  const links = [
    ...(telephone ? [{ href: `tel:${telephone.replace(/[^+\d]/g, '')}`, words: telephone }] : []),
    ...(email ? [{ href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, words: email }] : []),
    { href: url, words: url.replace(/^https?:\/\//, '') },
  ];
  return links.map(({ href, words }, index) => (
    <Fragment key={href}>
      {index > 0 && ' · '}
      <Link className="l-quiet" dir={directionOf(locale) === 'rtl' ? 'ltr' : undefined} href={href} style={style}>
        {tidyText(words)}
      </Link>
    </Fragment>
  ));
}

/** A paragraph costs more markup than a line: after a maximum, the rest is one paragraph. */
function paragraphs(text: string): string[] {
  const all = text.split(/\n{2,}/);
  return [...all.slice(0, MAX_PARAGRAPHS), all.slice(MAX_PARAGRAPHS).join('\n\n')].filter(Boolean);
}

const MAX_PARAGRAPHS = 30;

/** Lines in a cell: each keeps its own order, at the side where the cell begins. */
function directedLines(text: string, direction: Direction): ReactNode {
  return text.split('\n').map((line, index) => {
    const own = writtenDirection(line, direction);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
      <Fragment key={index}>
        {index > 0 && <br />}
        {own ? <span dir={own}>{line}</span> : line}
      </Fragment>
    );
  });
}

function lines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
