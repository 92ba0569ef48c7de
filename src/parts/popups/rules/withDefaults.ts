/** The settings that the defaults name, and only those, each as it is stored or else as its default. */
export function withDefaults<Settings extends object>(
  defaults: Settings,
  stored: { [Name in keyof Settings]?: Settings[Name] | null | undefined } | null | undefined,
): Settings {
  const names = Object.keys(defaults) as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? defaults[name]])) as Settings;
}
