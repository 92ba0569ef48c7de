/** Query parameters of campaigns: advertisements and newsletters. */
const NAMES = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid)$/;
const MOST = 20;
const LONGEST = 200;

/** Campaign parameters of a URL's query, as JSON; empty when there are none. */
export function readCampaign(search: string): string {
  const found = [...new URLSearchParams(search)]
    .filter(([name, value]) => NAMES.test(name) && value)
    .slice(0, MOST)
    .map(([name, value]) => [name, value.slice(0, LONGEST)]);
  return found.length ? JSON.stringify(Object.fromEntries(found)) : '';
}
