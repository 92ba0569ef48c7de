// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import * as migration_20261126_120000_initial from './20261126_120000_initial.ts';
import * as migration_20261126_122631_meeting_point from './20261126_122631_meeting_point.ts';
import * as migration_20261127_025107_trash_and_roles from './20261127_025107_trash_and_roles.ts';
import * as migration_20261127_060749_cash_payments from './20261127_060749_cash_payments.ts';
import * as migration_20261127_150510_translations from './20261127_150510_translations.ts';
import * as migration_20261127_184705_letters_looks_desk from './20261127_184705_letters_looks_desk.ts';
import * as migration_20261127_232444_saved_sections from './20261127_232444_saved_sections.ts';
import * as migration_20261128_085619_content_only from './20261128_085619_content_only.ts';
import * as migration_20261128_130023_audit_log_comments_styles from './20261128_130023_audit_log_comments_styles.ts';
import * as migration_20261128_163153_translators_styles from './20261128_163153_translators_styles.ts';
import * as migration_20261128_204157_passkeys_typefaces_chords from './20261128_204157_passkeys_typefaces_chords.ts';
import * as migration_20261129_012322_changed_by_popups_forms from './20261129_012322_changed_by_popups_forms.ts';
import * as migration_20261129_130545_shapes from './20261129_130545_shapes.ts';

export const migrations = [
  {
    up: migration_20261126_120000_initial.up,
    down: migration_20261126_120000_initial.down,
    name: '20261126_120000_initial',
  },
  {
    up: migration_20261126_122631_meeting_point.up,
    down: migration_20261126_122631_meeting_point.down,
    name: '20261126_122631_meeting_point',
  },
  {
    up: migration_20261127_025107_trash_and_roles.up,
    down: migration_20261127_025107_trash_and_roles.down,
    name: '20261127_025107_trash_and_roles',
  },
  {
    up: migration_20261127_060749_cash_payments.up,
    down: migration_20261127_060749_cash_payments.down,
    name: '20261127_060749_cash_payments',
  },
  {
    up: migration_20261127_150510_translations.up,
    down: migration_20261127_150510_translations.down,
    name: '20261127_150510_translations',
  },
  {
    up: migration_20261127_184705_letters_looks_desk.up,
    down: migration_20261127_184705_letters_looks_desk.down,
    name: '20261127_184705_letters_looks_desk',
  },
  {
    up: migration_20261127_232444_saved_sections.up,
    down: migration_20261127_232444_saved_sections.down,
    name: '20261127_232444_saved_sections',
  },
  {
    up: migration_20261128_085619_content_only.up,
    down: migration_20261128_085619_content_only.down,
    name: '20261128_085619_content_only',
  },
  {
    up: migration_20261128_130023_audit_log_comments_styles.up,
    down: migration_20261128_130023_audit_log_comments_styles.down,
    name: '20261128_130023_audit_log_comments_styles',
  },
  {
    up: migration_20261128_163153_translators_styles.up,
    down: migration_20261128_163153_translators_styles.down,
    name: '20261128_163153_translators_styles',
  },
  {
    up: migration_20261128_204157_passkeys_typefaces_chords.up,
    down: migration_20261128_204157_passkeys_typefaces_chords.down,
    name: '20261128_204157_passkeys_typefaces_chords',
  },
  {
    up: migration_20261129_012322_changed_by_popups_forms.up,
    down: migration_20261129_012322_changed_by_popups_forms.down,
    name: '20261129_012322_changed_by_popups_forms',
  },
  {
    up: migration_20261129_130545_shapes.up,
    down: migration_20261129_130545_shapes.down,
    name: '20261129_130545_shapes'
  },
];
