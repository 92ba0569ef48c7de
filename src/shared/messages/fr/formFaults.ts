import type { formFaults as English } from '../en/formFaults.ts';
import type { TranslatedTexts } from '../forms.ts';

/** French messages of form validation, loaded when a form is near the viewport. */
export const formFaults: TranslatedTexts<typeof English> = {
  'form.choice': 'Choisissez une des options proposées.',
  'form.date': 'Indiquez un jour qui existe, par exemple 2026-04-30.',
  'form.email': 'Indiquez une adresse e-mail, par exemple nom@example.com.',
  'form.fileEmpty': 'L’un de ces fichiers est vide. Choisissez-en un autre.',
  'form.fileSize': 'Choisissez des fichiers de {max} Mo au maximum chacun.',
  'form.fileType': 'Choisissez des fichiers de ces types : {types}.',
  'form.integer': 'Indiquez un nombre entier.',
  'form.invalid': 'Cette saisie ne convient pas. Veuillez la vérifier.',
  'form.number': 'Indiquez un nombre.',
  'form.refused': 'Rien n’a été envoyé. Corrigez ce qui est signalé.',
  'form.repeated': 'Cette réponse a été envoyée plusieurs fois. Ne l’envoyez qu’une fois.',
  'form.required': 'Ce champ est à remplir.',
  'form.requiredBox': 'Cochez cette case.',
  'form.requiredChoice': 'Faites un choix.',
  'form.requiredFile': 'Choisissez un fichier.',
  'form.step': 'Indiquez un nombre par paliers de {step}.',
  'form.tel': 'Indiquez un numéro de téléphone avec son indicatif, par exemple +33 6 12 34 56 78.',
  'form.time': 'Indiquez une heure, par exemple 09:30.',
  'form.tooEarly': 'Choisissez le {min} ou après.',
  'form.tooLarge': 'Indiquez {max} ou moins.',
  'form.tooLate': 'Choisissez le {max} ou avant.',
  'form.tooLong': 'Écrivez {max} caractères au maximum.',
  'form.tooManyFiles': 'Choisissez {max} fichiers au maximum.',
  'form.tooShort': 'Écrivez {min} caractères au minimum.',
  'form.tooSmall': 'Indiquez {min} ou plus.',
  'form.url': 'Indiquez une adresse web, par exemple https://example.com.',
  'forms.aboutDay': 'jour {day}',
  'forms.done': 'Merci, votre message est parti.',
  'forms.failed':
    'L’envoi n’a pas abouti : notre serveur ne répond pas comme il le devrait. Ce que vous avez écrit est conservé. Réessayez dans une minute.',
  'forms.gone':
    'Ce formulaire n’est plus en service. Ce que vous avez écrit est toujours là : copiez-le et envoyez-le-nous par e-mail.',
  'forms.offline':
    'Vous êtes hors ligne. Ce que vous avez écrit est conservé : renvoyez-le dès que vous serez de nouveau en ligne.',
  'forms.sending': 'Envoi en cours …',
  'forms.tooLarge': 'C’est trop volumineux pour un seul envoi. Choisissez des fichiers plus petits ou moins nombreux.',
  'forms.tooOften':
    'Les envois se sont succédé trop vite. Patientez {seconds} secondes, puis renvoyez. Rien n’est perdu.',
};
