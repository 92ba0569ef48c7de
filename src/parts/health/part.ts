import { trimAuditLog } from '../../cms/auditLog/trimAuditLog.ts';
import type { Part } from '../../render/part.ts';
import { sendHealthAlerts } from './alert/sendHealthAlerts.ts';

/** The studio's health page of the site, the letter when something needs somebody, and a job that keeps the server in order. Renders nothing on pages. */
export const part: Part = { name: 'health', scheduledJobs: [trimAuditLog, sendHealthAlerts] };
