import { seeBeyondScrollers } from '../../cms/studio/seeBeyondScrollers.ts';

// Next runs this before anything of a page is rendered.
seeBeyondScrollers(window);
