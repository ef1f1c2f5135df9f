import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { usageNotes } from '../packages/ui/src/stories/usage-notes';

/** How to use what the page is about, and how not to; nothing where no note has been written. */
function Usage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes = usageNotes[preparedMeta.title];
  if (!notes) return null;
  return (
    <>
      <Heading>Usage</Heading>
      <div className="usage">
        {(['do', 'dont'] as const).map((kind) => (
          <section key={kind} data-kind={kind}>
            <h3>{kind === 'do' ? 'Do' : 'Don’t'}</h3>
            <ul>
              {notes[kind].map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The page of every component: what it is for, how to use it, its props, its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Usage />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
