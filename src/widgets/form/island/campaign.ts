/** What an address says of the advertisement or letter that led here. */
const NAMES = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid)$/;
const MOST = 20;
const LONGEST = 200;

/** The parameters of campaigns among those of an address, as JSON; empty when there are none. */
export function readCampaign(search: string): string {
  const found = [...new URLSearchParams(search)]
    .filter(([name, value]) => NAMES.test(name) && value)
    .slice(0, MOST)
    .map(([name, value]) => [name, value.slice(0, LONGEST)]);
  return found.length ? JSON.stringify(Object.fromEntries(found)) : '';
}
