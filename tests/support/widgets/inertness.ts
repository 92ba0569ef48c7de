/** Finds script, inline style and unexpected requests in markup. */
export function findActiveContent(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(FORBIDDEN.has(element.localName) ? [`<${element.localName}>`] : []),
    ...[...element.attributes].filter(isActive).map(({ name, value }) => `${element.localName}[${name}=${value}]`),
  ]);
}

const FORBIDDEN = new Set(['iframe', 'object', 'embed', 'base', 'link', 'meta', 'style']);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'xlink:href']);

function isActive({ name, value }: Attr): boolean {
  if (name === 'style' || name.startsWith('on') || name === 'srcdoc') return true;
  // Pictures and forms are same-origin; links may lead to any URL that cannot run script.
  return ADDRESSES.has(name) && !/^(?:[/#?]|https?:|mailto:|tel:|sms:|viber:|skype:)/.test(value);
}
