/** The way to change one's mind, at the end of every page; without script nothing is loaded, and it is not there. */
export function ConsentSettings({ label }: { label: string }) {
  return (
    <p className="r-consent-settings">
      <button data-consent="preferences" type="button">
        {label}
      </button>
    </p>
  );
}
