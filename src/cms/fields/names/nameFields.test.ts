import { type AfterErrorHookArgs, APIError, ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { nameFields } from './nameFields.ts';

const answerTo = (error: Error) => nameFields({ error } as AfterErrorHookArgs);

test("names the refused fields and why, and drops everything else of Payload's error", () => {
  const errors = [{ path: 'number', message: 'Leave out the 0.', label: () => 'Number' }];
  expect(answerTo(new ValidationError({ collection: 'chat-accounts', errors, req: {} as never }))).toEqual({
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: expect.any(String),
          data: { errors: [{ path: 'number', message: 'Leave out the 0.' }] },
        },
      ],
    },
  });
});

test('ignores other errors', () => {
  expect(answerTo(new Error('No.'))).toBeUndefined();
  expect(answerTo(new APIError('Not yours.', 403))).toBeUndefined();
});
