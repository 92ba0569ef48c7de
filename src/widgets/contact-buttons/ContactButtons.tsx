import { MessageCircle, X } from 'lucide-react';
import type { ContactButtonsBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { CHANNELS } from '../../parts/contact/rules/channels.ts';
import { type ContactLink, contactLink } from '../../parts/contact/rules/contactLink.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import barCss from './bar.css?inline';
import cornerCss from './corner.css?inline';
import { ChannelIcon } from './icons.tsx';

const LOOK_CSS: Record<string, string> = { bar: barCss, corner: cornerCss };
const SHOWS = ['both', 'icon', 'text'] as const;

/** A channel with a link, and its index in the field. */
interface ShownChannel {
  link: ContactLink;
  label: string;
  index: number;
}

/** The channels of a block that have a link. */
export function channelsOf({ items }: Pick<ContactButtonsBlock, 'items'>): ShownChannel[] {
  return (items ?? []).flatMap((item, index) => {
    const link = contactLink(item);
    return link ? [{ link, label: item.label?.trim() || CHANNELS[link.channel].label, index }] : [];
  });
}

/** Contact channels: in a row, collapsed in a corner, or along the window's edge. Clicks are counted. */
export function ContactButtons(props: WidgetProps<ContactButtonsBlock>) {
  const { attributes, block, context } = props;
  const look = block.look ?? 'row';
  const show = SHOWS.find((each) => each === block.show) ?? 'both';
  if (LOOK_CSS[look]) context.styles.use(`contact-buttons/${look}`, LOOK_CSS[look]);
  return (
    <div {...attributes('r-contact', `r-contact--${look}`)}>
      <Island<typeof import('./island/ContactButtonsIsland.ts')> name="contact-buttons" trigger="visible | interaction">
        {look === 'corner' ? <Corner {...props} show={show} /> : <Row {...props} show={show} />}
      </Island>
    </div>
  );
}

type LookProps = WidgetProps<ContactButtonsBlock> & { show: (typeof SHOWS)[number] };

function Row({ block, show, text }: LookProps) {
  return (
    <>
      {block.title && (
        <p className="r-contact__title" {...text('title')}>
          {block.title}
        </p>
      )}
      <List block={block} show={show} text={text} />
    </>
  );
}

/** Collapsed in a native `details`, so that it needs no script. */
function Corner({ block, context, show, text }: LookProps) {
  return (
    <details>
      <summary>
        <MessageCircle aria-hidden="true" className="r-contact__open" size={22} strokeWidth={1.75} />
        <X aria-hidden="true" className="r-contact__close" size={22} strokeWidth={1.75} />
        <span {...(block.title ? text('title') : undefined)}>{block.title || context.t('contact.label')}</span>
      </summary>
      <List block={block} show={show} text={text} />
    </details>
  );
}

function List({ block, show, text }: Pick<LookProps, 'block' | 'show' | 'text'>) {
  return (
    <ul>
      {channelsOf(block).map(({ index, label, link }) => (
        <li key={`${index} ${link.href}`}>
          <Link
            aria-label={show === 'icon' ? label : undefined}
            data-channel={link.channel}
            download={link.isFile || undefined}
            href={link.href}
            {...(link.isOutside && { target: '_blank', rel: 'nofollow noopener noreferrer' })}
          >
            {show !== 'text' && <ChannelIcon name={link.channel} />}
            {show !== 'icon' && (
              <span {...(block.items?.[index]?.label?.trim() ? text(`items.${index}.label`) : undefined)}>{label}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
