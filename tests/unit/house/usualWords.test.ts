import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Common search words, each with the file that a newcomer should find by them. */
const WANTED: readonly [words: string, file: string][] = [
  ['concurrent renders', 'src/server/cache/renderLimit.ts'],
  ['concurrency limit', 'src/server/cache/renderLimit.ts'],
  ['semaphore', 'src/server/pipeline/fairSemaphore.ts'],
  ['mail retry', 'src/cms/mail/delivery/classifyFailure.ts'],
  ['retried', 'src/cms/mail/delivery/deliverMail.ts'],
  ['lease', 'src/cms/mail/queue/mailRows.ts'],
  ['outbox', 'src/cms/mail/queue/queueMail.ts'],
  ['seats are reserved', 'src/parts/bookings/seats.ts'],
  ['take a seat', 'src/parts/bookings/seats.ts'],
  ['capacity', 'src/parts/bookings/seats.ts'],
  ['overbook', 'src/parts/bookings/hooks/bookableDeparture.ts'],
  ['calculates the price', 'src/tours/priceOn.ts'],
  ['price calculation', 'src/tours/booking/quote.ts'],
  ['price calculation', 'src/parts/shop/checkout/priceCart.ts'],
  ['refund', 'src/parts/shop/paymentFlow/refundPayment.ts'],
  ['chargeback', 'src/parts/shop/payments/stripeReturns.ts'],
  ['discount code', 'src/parts/shop/promotions/findPromotion.ts'],
  ['webhook', 'src/parts/shop/paymentFlow/webhookCalls.ts'],
  ['signature', 'src/parts/shop/payments/paypalWebhook.ts'],
  ['idempotency key', 'src/parts/shop/paymentFlow/refundPayment.ts'],
  ['invalidates', 'src/cms/hooks/touchedTags.ts'],
  ['cache invalidation', 'src/server/cache/tagIndex.ts'],
  ['cache tag', 'src/shared/changes/contentTags.ts'],
  ['etag', 'src/server/cache/negotiate.ts'],
  ['circuit breaker', 'src/server/cache/databaseBreaker.ts'],
  ['rate limit', 'src/server/plugins/rateLimit.ts'],
  ['csrf', 'src/server/plugins/refuseForeign.ts'],
  ['content security policy', 'src/pages/rendering/contentSecurityPolicy.ts'],
  ['ssrf', 'src/cms/outgoing/isPublicAddress.ts'],
  ['xss', 'src/cms/fields/text/sanitizeDisplayText.ts'],
  ['mutex', 'src/cms/withLock.ts'],
  ['optimistic lock', 'src/cms/concurrency/refuseStaleSaves.ts'],
  ['cron', 'src/cms/scheduler.ts'],
  ['backup', 'src/backup/createBackup.ts'],
  ['migrations', 'src/cms/migrations/runMigrations.ts'],
  ['session', 'src/cms/accounts/sessions.ts'],
  ['hash', 'src/parts/customers/hashPassword.ts'],
  ['soft delete', 'src/cms/trash/controlTrash.ts'],
  ['redirect', 'src/pages/paths/resolve.ts'],
  ['sitemap', 'src/pages/feeds/sitemap.ts'],
  ['robots.txt', 'src/pages/feeds/robots.ts'],
  ['hreflang', 'src/pages/head/Head.tsx'],
  ['image resizing', 'src/cms/media/worker/makeRenditions.ts'],
  ['font subsetting', 'src/styles/fonts/build/buildFonts.ts'],
  ['cookie consent', 'src/parts/consent/rules/decideConsent.ts'],
  ['icalendar', 'src/shared/calendar/writeCalendar.ts'],
  ['health check', 'src/server/routes/health.ts'],
  ['graceful shutdown', 'src/server/stopping.ts'],
  ['undo', 'src/editor/model/history.ts'],
  ['autosave', 'src/editor/saving/createSaver.ts'],
  ['breadcrumbs', 'src/widgets/breadcrumbs/block.ts'],
  ['thumbnail', 'src/render/pictures/thumbnail.ts'],
  ['unsubscribes', 'src/parts/subscribers/changeByLink.ts'],
  ['hydration', 'src/islands/runIsland.ts'],
  ['sold out', 'src/tours/departure.ts'],
  ['focus trap', 'src/overlays/manager/show.ts'],
  ['i18n', 'src/shared/messages/index.ts'],
  ['brute force', 'src/cms/accounts/signInLimits.ts'],
  ['captcha', 'src/forms/spam/proof.ts'],
  ['lazy loading', 'src/render/pictures/Picture.tsx'],
  ['fuzzy search', 'src/content/search/spelling.ts'],
  ['full-text search', 'src/content/search/createSearch.ts'],
  ['infinite scroll', 'src/widgets/listing/island/loadNearEnd.ts'],
  ['password reset', 'src/cms/accounts/forgotPassword.ts'],
  ['debounce', 'src/shared/autosave.ts'],
  ['slug', 'src/shared/slug.ts'],
  ['deposit', 'src/parts/shop/rules/totals.ts'],
  ['drag and drop', 'src/editor/tree/useTreeDrag.ts'],
];

/** Text of a file's comments, in lower case, as one line. */
function commentsOf(file: string): string {
  const comments = readFileSync(file, 'utf8').match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm) ?? [];
  return comments
    .join(' ')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .toLowerCase();
}

test.each(WANTED)('“%s” is in a comment of %s', (words, file) => {
  expect(commentsOf(file)).toContain(words);
});
