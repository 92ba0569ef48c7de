/** A block that leans to either side. */
export const blockExamples = {
  'a quiet heading that leans': {
    block: {
      blockType: 'heading',
      text: 'Written by hand',
      level: 'h3',
      size: 'm',
      advanced: { khettaraTilt: 'left' },
    },
  },
  'and one that leans back': {
    block: {
      blockType: 'heading',
      text: 'And crossed out',
      level: 'h3',
      size: 'm',
      advanced: { khettaraTilt: 'right' },
    },
  },
};
