import type { Look } from '../../shared/looks/looks.ts';

/** A small drawing of a page in a look: its colours, corners and sizes of letters. */
export function LookPicture({ look: { tokens } }: { look: Look }) {
  const { accent, brand, ink, paper, saffron, sand } = tokens.colours;
  const radius = Math.min(9, tokens.shape.radius * 0.55);
  const size = 15 * tokens.type.scale ** 1.6;
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150">
      <rect fill={paper} height="150" width="240" />
      <rect fill={ink} height="3" rx="1.5" width="34" x="14" y="12" />
      {[150, 176, 202].map((x) => (
        <rect fill={ink} height="2" key={x} opacity="0.6" rx="1" width="18" x={x} y="12.5" />
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
      <rect fill={brand} height="17" rx={radius} width="56" x="14" y="90" />
      <rect fill={paper} height="2.5" rx="1.2" width="32" x="26" y="97.3" />
      <rect fill={sand} height="96" rx={radius} width="88" x="138" y="28" />
      <path
        clipPath={`inset(0 round ${radius}px)`}
        d="M138 94V28h88v44l-22-14-24 20-18-8z"
        fill={brand}
        opacity="0.85"
      />
      <circle cx="206" cy="44" fill={saffron} r="7" />
      <rect fill={ink} height="2.5" rx="1.2" width="52" x="148" y="103" />
      <rect fill={accent} height="2.5" rx="1.2" width="30" x="148" y="111" />
      <rect fill={ink} height="14" width="240" y="136" />
      <rect fill={saffron} height="2" rx="1" width="26" x="14" y="142" />
    </svg>
  );
}
