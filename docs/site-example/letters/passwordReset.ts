import { AUTOMATIC, type Letters, renderLetter } from '#rihla/letter';

/** The letter with which staff choose a new password, in the words of the house. */
export const passwordReset: Letters['passwordReset'] = async (head, { url }) => {
  const text = 'Somebody asked for a new password to the studio. If that was you, choose it here.';
  const letter = await renderLetter(
    {
      title: 'A new key to the studio',
      preview: text,
      pieces: [
        { kind: 'text', text },
        { kind: 'button', label: 'Choose a password', url },
      ],
      reason: `You have an account at ${head.name}.`,
    },
    head,
  );
  return { ...letter, subject: `A new key to the studio of ${head.name}`, headers: AUTOMATIC };
};
