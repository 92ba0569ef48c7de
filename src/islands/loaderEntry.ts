import { countPageViews } from '../visitor/countPageViews.ts';
import { fetchFonts } from './fetchFonts.ts';
import { startLoader } from './loader.ts';

startLoader();
fetchFonts();
countPageViews();
