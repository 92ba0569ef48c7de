import { chatClicks } from '../../parts/chat/posts.ts';
import { consents } from '../../parts/consent/posts.ts';
import type { Post } from '../../posts/post.ts';

/** What visitors can send to this site, beside the claim of its first account. */
export const POSTS: readonly Post[] = [consents, chatClicks];
