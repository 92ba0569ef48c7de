import type { Condition, Field } from 'payload';
import { msg } from '../../../shared/studioWords/t.ts';
import { FOCUS_POINTS } from '../../../shared/style.ts';
import { capitalize } from '../../../shared/text/capitalize.ts';
import { choice } from '../options.ts';
import { inheritsPicture } from '../pictureChooserFields.ts';
import { perDevice } from './perDevice.ts';

interface DevicePictures {
  /** Names of the fields begin with it. */
  name: string;
  /** Name of the field of the picture for all devices. */
  picture: string;
  /** Width in CSS px at which the picture is shown at most. */
  shownAt?: number;
  condition?: Condition;
}

/**
 * Fields of another picture on tablets and on phones: `<name>OnTablet`, which phones inherit, and `<name>OnPhone`. Uploads of their own, not values of
 * `deviceValues`: only so they are populated, and known to what counts the uses of a picture.
 */
export function devicePictureFields({ condition, name, picture, shownAt }: DevicePictures): Field {
  const onTablet = `${name}OnTablet`;
  const field = (own: string, label: string, inherited: Readonly<Record<string, string>>): Field => ({
    name: own,
    type: 'upload',
    relationTo: 'media',
    label,
    admin: { ...inheritsPicture(inherited, shownAt) },
  });
  return {
    type: 'collapsible',
    label: 'Another picture on tablets and phones',
    admin: {
      initCollapsed: true,
      description: 'It shows the same: the description of the picture holds for it, too.',
      ...(condition && { condition }),
    },
    fields: [
      field(onTablet, 'Picture on tablets', { [picture]: msg('From desktop') }),
      field(`${name}OnPhone`, 'Picture on phones', { [onTablet]: msg('From tablet'), [picture]: msg('From desktop') }),
    ],
  };
}

/** The choice of what stays in view where a picture is cropped; it may differ on tablets and phones. */
export function focusField(name: string, label: string, condition?: Condition): Field {
  const options = Object.fromEntries(Object.keys(FOCUS_POINTS).map((point) => [point, capitalize(point)]));
  const field = choice(name, options, {
    label,
    admin: { placeholder: 'The picture’s focal point', ...(condition && { condition }) },
  });
  return perDevice(field);
}
