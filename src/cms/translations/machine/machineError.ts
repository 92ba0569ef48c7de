/** A refusal or failure of a machine translation service, in words for its users. */
export class MachineError extends Error {}
