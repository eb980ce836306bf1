"""Puerto Rico and Madeira for programs that learn: many games at once over the pipe of `caravel env`."""
from .client import Batch, CaravelError, Env, NO_ACTION, NOBODY

__all__ = ["Batch", "CaravelError", "Env", "NO_ACTION", "NOBODY"]
