/** The settings named by the defaults, as stored or else by default. */
export function withDefaults<Settings extends object>(
  defaults: Settings,
  stored: { [Name in keyof Settings]?: Settings[Name] | null | undefined } | null | undefined,
): Settings {
  const names = Object.keys(defaults) as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? defaults[name]])) as Settings;
}
