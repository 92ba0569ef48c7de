import type { SubscribeFormBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { Honeypot } from '../../parts/forms/Honeypot.tsx';
import { BOX_MARK, FORM_TITLE_LENGTH, SUBSCRIBE_PATH } from '../../parts/subscribers/rules/subscribePath.ts';
import { SubscribeFields } from '../../parts/subscribers/SubscribeFields.tsx';
import subscribeCss from '../../parts/subscribers/subscribe.css?inline';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import { Title } from '../pieces/Title.tsx';
import { SUBSCRIBE_LOOKS } from './looks.ts';

/** Consent text as it is shown, sent and stored. */
export function consentOf({ consentText }: Pick<SubscribeFormBlock, 'consentText'>): string {
  return typeof consentText === 'string' ? consentText.replace(/\r\n?/g, '\n').trim() : '';
}

/** Newsletter subscription form; works without script. */
export function SubscribeForm({ attributes, block, context, text }: WidgetProps<SubscribeFormBlock>) {
  const { content, styles, t, view } = context;
  styles.use('subscribe', subscribeCss);
  const look = choiceOf(SUBSCRIBE_LOOKS, block.look, 'line');
  const isCentred = block.align === 'center';
  const consent = consentOf(block);
  const hasBox = block.consentBy === 'box';
  const title = block.title?.replaceAll('*', '').trim().slice(0, FORM_TITLE_LENGTH);
  const intro = block.text?.trim();
  const done = block.doneText?.trim();
  return (
    <div {...attributes('r-subscribe-block', `r-subscribe-block--${look}`, isCentred && 'r-subscribe-block--center')}>
      <Title
        className="r-subscribe-block__title"
        context={context}
        level={block.level}
        mark={text('title')}
        source={block}
        text={block.title}
      />
      {intro && (
        <p className="r-subscribe-block__text" {...text('text')}>
          {intro}
        </p>
      )}
      <Island<typeof import('./island/SubscribeFormIsland.ts')>
        name="subscribe-form"
        props={{
          title: title ?? '',
          required: t('form.required'),
          email: t('form.email'),
          tick: t('subscribe.tick'),
          sending: t('subscribe.sending'),
          failed: t('subscribe.failed'),
        }}
        trigger="interaction(hover-intent)"
      >
        <form action={SUBSCRIBE_PATH} className={`r-subscribe r-subscribe--${look}`} method="post">
          <Honeypot context={context} />
          <SubscribeFields
            buttonLabel={block.buttonLabel?.trim() || t('subscribe.submit')}
            consent={consent}
            hasBox={hasBox}
            hasName={block.asksName === true}
            id={context.uniqueId('subscribe')}
            marks={{
              consent: text('consentText'),
              button: block.buttonLabel?.trim() ? text('buttonLabel') : undefined,
            }}
            t={t}
          >
            <input name="words" type="hidden" value={consent} />
            <input name="seal" type="hidden" value={content.seal(hasBox ? BOX_MARK + consent : consent)} />
            {title && <input name="form" type="hidden" value={title} />}
            {!view.isFragment && !view.isNotice && <input name="_page" type="hidden" value={view.path} />}
          </SubscribeFields>
        </form>
        <p className="r-subscribe__done" hidden tabIndex={-1} {...(done ? text('doneText') : {})}>
          {done || t('subscribe.sent')}
        </p>
      </Island>
    </div>
  );
}
