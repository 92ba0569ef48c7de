import type { Look } from '../../shared/looks/looks.ts';

/** A small drawing of a page in a look: its colours, corners and sizes of letters, and what it chooses for header, button, card and footer. */
export function LookPicture({ look: { tokens } }: { look: Look }) {
  const { accent, brand, ink, paper, saffron, sand } = tokens.colours;
  const radius = Math.min(9, tokens.shape.radius * 0.55);
  const { buttons, cards, fill, footer, header } = tokens.style;
  const band = { plain: paper, ink, brand }[header];
  const onBand = header === 'plain' ? ink : paper;
  const rounding = { pill: 8.5, rounded: radius, square: 0 }[buttons];
  const size = 15 * tokens.type.scale ** 1.6;
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150">
      <rect fill={paper} height="150" width="240" />
      <rect fill={band} height="25" width="240" />
      <rect fill={onBand} height="3" rx="1.5" width="34" x="14" y="12" />
      {[150, 176, 202].map((x) => (
        <rect fill={onBand} height="2" key={x} opacity="0.6" rx="1" width="18" x={x} y="12.5" />
      ))}
      <text
        className="rihla-look__letters"
        data-typefaces={tokens.type.typefaces}
        fill={ink}
        fontSize={size}
        x="14"
        y="56"
      >
        Far <tspan fill={accent}>away</tspan>
      </text>
      {[70, 77].map((y, row) => (
        <rect fill={ink} height="2.5" key={y} opacity="0.72" rx="1.2" width={row ? 66 : 88} x="14" y={y} />
      ))}
      <rect fill={tokens.colours[fill]} height="17" rx={rounding} width="56" x="14" y="90" />
      <rect fill={paper} height="2.5" rx="1.2" width="32" x="26" y="97.3" />
      <rect
        fill={{ open: paper, framed: paper, raised: paper, filled: sand }[cards]}
        height="92"
        rx={radius}
        stroke={cards === 'open' ? 'none' : ink}
        strokeOpacity="0.25"
        width="88"
        x="138"
        y="32"
      />
      <path
        clipPath={`inset(0 round ${radius}px)`}
        d="M138 94V32h88v40l-22-14-24 20-18-8z"
        fill={brand}
        opacity="0.85"
      />
      <circle cx="206" cy="46" fill={saffron} r="7" />
      <rect fill={ink} height="2.5" rx="1.2" width="52" x="148" y="103" />
      <rect fill={accent} height="2.5" rx="1.2" width="30" x="148" y="111" />
      <rect fill={tokens.colours[footer]} height="14" width="240" y="136" />
      <rect
        fill={footer === 'ink' ? saffron : footer === 'brand' ? paper : accent}
        height="2"
        rx="1"
        width="26"
        x="14"
        y="142"
      />
    </svg>
  );
}
