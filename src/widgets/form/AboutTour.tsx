import type { RenderContext } from '../../render/context.ts';
import type { AnsweredView } from '../../render/types.ts';
import { tourOf } from '../../tours/tour.ts';
import choicesCss from './field/choices.css?inline';

/**
 * Subject of the enquiry, as a removable tour: on a tour's page that tour; elsewhere the island reads it from the URL
 * (`?tour=KH-03&departure=12&day=3`).
 */
export function AboutTour({ answered, context }: { answered: AnsweredView | undefined; context: RenderContext }) {
  const { styles, t, view } = context;
  const tour = tourOf(view.document);
  styles.use('form/choices', choicesCss);
  return (
    <p className="r-form__about" hidden={!tour}>
      <label className="r-choice r-choice--alone">
        <input
          defaultChecked={tour ? !answered || Boolean(answered.typed._tour) : undefined}
          disabled={!tour}
          name="_tour"
          type="checkbox"
          value={tour?.id ?? ''}
        />
        <span>
          {t('forms.about')}{' '}
          <b data-tour="">
            {tour?.title} {tour?.code && <span className="r-form__code">({tour.code})</span>}
          </b>
          <span data-asked="" />
        </span>
      </label>
    </p>
  );
}
