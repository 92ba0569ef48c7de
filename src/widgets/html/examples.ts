import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'html'> = {
  'a table of heights': {
    block: {
      blockType: 'html',
      html: `<table>
<caption>From snow to sand, by height</caption>
<thead><tr><th scope="col">Night</th><th scope="col">Place</th><th scope="col">Metres</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Imlil, under Toubkal</td><td>1,740</td></tr>
<tr><th scope="row">3</th><td>Tacheddirt</td><td>2,314</td></tr>
<tr><th scope="row">8</th><td>Erg Chebbi</td><td>730</td></tr>
</tbody>
</table>`,
    },
  },
  'a few words of the language': {
    block: {
      blockType: 'html',
      html: `<h3>What to say at the door</h3>
<dl>
<dt lang="ar-Latn">Salam alaykum</dt><dd>Peace be with you; everybody says it.</dd>
<dt lang="ar-Latn">La, shukran</dt><dd>No, thank you, in the market.</dd>
<dt lang="ar-Latn">Bslama</dt><dd>Goodbye, with peace.</dd>
</dl>
<p>More of it is in <a href="/field-notes/the-water-under-the-sand/">The water under the sand</a>.</p>`,
    },
  },
};
