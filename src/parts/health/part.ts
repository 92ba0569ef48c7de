import { trimAuditLog } from '../../cms/auditLog/trimAuditLog.ts';
import type { Part } from '../../render/part.ts';

/** The studio's health page of the site, and jobs that keep the server in order. Renders nothing on pages. */
export const part: Part = { name: 'health', scheduledJobs: [trimAuditLog] };
