import {
  Cake,
  CalendarDays,
  Clock,
  Compass,
  Hash,
  Languages,
  type LucideIcon,
  MapPin,
  Mountain,
  Route,
  Users,
  Wallet,
} from 'lucide-react';
import type { FactName } from '../../tours/facts.ts';

const SIGNS: Readonly<Record<FactName, LucideIcon>> = {
  age: Cake,
  code: Hash,
  destinations: MapPin,
  difficulty: Mountain,
  duration: Clock,
  group: Users,
  languages: Languages,
  months: CalendarDays,
  price: Wallet,
  route: Route,
  types: Compass,
};

/** Decorative icon of a fact. */
export function FactIcon({ name, size = 20 }: { name: FactName; size?: number }) {
  const Sign = SIGNS[name];
  return <Sign aria-hidden="true" className="r-icon" size={size} strokeWidth={1.5} />;
}
