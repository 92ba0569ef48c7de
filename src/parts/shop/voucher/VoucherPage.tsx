import { Link } from '../../../render/links/Link.tsx';
import { directionOf } from '../../../shared/locales.ts';
import { createTranslate, type Translate } from '../../../shared/messages/index.ts';
import type { Voucher, VoucherSheet } from './voucher.ts';

/** The vouchers of an order, one printed page each. */
export function VoucherPage({ css, sheet }: { css: string; sheet: VoucherSheet }) {
  const { head, orderUrl, reference, vouchers } = sheet;
  const t = createTranslate(head.locale);
  return (
    <html dir={directionOf(head.locale) === 'rtl' ? 'rtl' : undefined} lang={head.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="noindex" name="robots" />
        <meta content="no-referrer" name="referrer" />
        <title>{t('voucher.pageTitle', { reference })}</title>
        {/* Trusted: constants, and validated colours. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <p className="hint">
            {t('voucher.hint')} {orderUrl && <Link href={orderUrl}>{t('voucher.back')}</Link>}
          </p>
          {vouchers.map((voucher, index) => (
            <Sheet key={voucher.key} number={index + 1} sheet={sheet} t={t} voucher={voucher} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Sheet({ number, sheet, t, voucher }: { number: number; sheet: VoucherSheet; t: Translate; voucher: Voucher }) {
  const { code, head, reference, statement, vouchers } = sheet;
  const { journey, terms } = voucher;
  const ways = [[head.telephone, head.email].filter(Boolean), head.postal]
    .map((way) => way.join(' · '))
    .filter(Boolean);
  return (
    <article className="sheet">
      <header className="top">
        <p className="name">
          {head.logo ? (
            // biome-ignore lint/performance/noImgElement: Next's advice; this picture has its size already.
            <img
              alt={head.name}
              height={head.logo.height}
              src={new URL(head.logo.url).pathname}
              width={head.logo.width}
            />
          ) : (
            head.name
          )}
        </p>
        <p className="kind">{t('voucher.title')}</p>
      </header>
      <div className="lead">
        <div>
          <h1>{journey.title}</h1>
          <p className="days">{journey.days}</p>
        </div>
        {code && (
          <figure className="code">
            {/* Trusted: generated from numbers by our own code. */}
            <div dangerouslySetInnerHTML={{ __html: code }} />
            <figcaption>{t('voucher.code')}</figcaption>
          </figure>
        )}
      </div>
      <dl className="facts">
        <Fact className="reference" label={t('voucher.reference')} value={reference} />
        <Fact label={t('voucher.bookedBy')} value={voucher.bookedBy} />
        <Fact className="meeting" label={t('voucher.meetingPlace')} value={voucher.meetingPlace} />
        <Fact className="meeting" label={t('voucher.meetingTime')} value={voucher.meetingTime} />
        <Fact label={t('letter.party')} value={[journey.party, journey.travellers].filter(Boolean).join('\n')} />
        <Fact label={t('letter.order.extras')} value={journey.extras} />
        <Fact label={t('voucher.end')} value={voucher.endPlace} />
        <Fact label={t('voucher.tour')} value={voucher.code} />
      </dl>
      {(head.telephone || head.email) && (
        <section className="late">
          <h2>{t('voucher.late')}</h2>
          <Unbroken
            part={reference}
            text={
              head.telephone
                ? t('voucher.lateText', { reference, telephone: head.telephone })
                : t('voucher.lateMail', { reference, email: head.email ?? '' })
            }
          />
        </section>
      )}
      <section className="money">
        <h2>{t('voucher.payment')}</h2>
        <dl>
          {statement.rows.map(({ key, label, note, value }) => (
            <div className={key} key={`${key} ${label}`}>
              <dt>
                {label} {note && <small>{note}</small>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{statement.due}</p>
      </section>
      <div className="end">
        {terms.length > 0 && (
          <section className="terms">
            <h2>{t('tourPrices.cancel')}</h2>
            <ul>
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )}
        {ways.length > 0 && (
          <section className="ask">
            <h2>{t('voucher.ask')}</h2>
            {ways.map((way) => (
              <p key={way}>{way}</p>
            ))}
          </section>
        )}
      </div>
      <footer className="foot">
        {t('voucher.of', { number, count: vouchers.length, reference })} · {head.url.replace(/^https?:\/\//, '')}
      </footer>
    </article>
  );
}

/** A paragraph with one part that must not wrap: a reference broken at its hyphen is read out wrong. */
function Unbroken({ part, text }: { part: string; text: string }) {
  const [before, ...after] = text.split(part);
  return (
    <p>
      {before}
      <span className="unbroken">{part}</span>
      {after.join(part)}
    </p>
  );
}

function Fact({ className, label, value }: { label: string; value: string | undefined; className?: string }) {
  if (!value) return null;
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className="lines">{value}</dd>
    </div>
  );
}
