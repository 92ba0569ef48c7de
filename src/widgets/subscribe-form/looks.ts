export const SUBSCRIBE_LOOKS = {
  line: 'Field and button in one line',
  stacked: 'One below the other, as in a popup',
  slim: 'Slim, as in a footer',
} as const;

export const SUBSCRIBE_ALIGNMENTS = { start: 'Start', center: 'Centre' } as const;
