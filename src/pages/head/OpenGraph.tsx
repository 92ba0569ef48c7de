import { isoDate, modifiedDate } from '../../render/isoDate.ts';
import { pagePicture } from '../../render/pictures/sharePicture.ts';
import { populated } from '../../render/populated.ts';
import type { PageFacts, PageView } from '../../render/types.ts';
import type { LocaleCode } from '../../shared/locales.ts';

/** Language and territory, as Open Graph requires. */
const TERRITORIES: Record<LocaleCode, string> = { en: 'en_GB', fr: 'fr_FR', ar: 'ar_AR' };

/** Open Graph and Twitter metadata for sharing. */
export function OpenGraph({ view, facts }: { view: PageView; facts: PageFacts }) {
  const picture = pagePicture(view, facts.picture ?? populated(view.site.shareImage));
  return (
    <>
      <meta content={facts.title} property="og:title" />
      {facts.description && <meta content={facts.description} property="og:description" />}
      <meta content={view.kind === 'article' ? 'article' : 'website'} property="og:type" />
      {view.status === 200 && <meta content={facts.url} property="og:url" />}
      <meta content={view.site.name} property="og:site_name" />
      <meta content={TERRITORIES[view.locale]} property="og:locale" />
      {picture && (
        <>
          <meta content={picture.url} property="og:image" />
          <meta content={String(picture.width)} property="og:image:width" />
          <meta content={String(picture.height)} property="og:image:height" />
          {picture.alt && <meta content={picture.alt} property="og:image:alt" />}
        </>
      )}
      {view.kind === 'article' && view.document && <ArticleProperties document={view.document} />}
      <meta content={picture ? 'summary_large_image' : 'summary'} name="twitter:card" />
    </>
  );
}

function ArticleProperties({ document }: { document: NonNullable<PageView['document']> }) {
  const published = isoDate(document.publishedAt);
  const modified = modifiedDate(document);
  return (
    <>
      {published && <meta content={published} property="article:published_time" />}
      {modified && <meta content={modified} property="article:modified_time" />}
      {document.sections[0] && <meta content={document.sections[0].title} property="article:section" />}
      {document.keywords.map((tag) => (
        <meta content={tag.title} key={tag.path} property="article:tag" />
      ))}
    </>
  );
}
